import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Components and hooks that set state during render (React then renders them again at once). A condition that never
 * becomes false would loop until React throws, so there are few of them, and each has an end:
 */
const ENDS: Record<string, string> = {
  'components/layout/use-frame-location.ts': 'set to the place that it is compared with',
  'components/layout/views/Outlet.tsx': 'keepAlive answers the same list once nothing changes (keep-alive.test.ts)',
  'components/layout/Frame.tsx': 'goes from true to false once the window is wide',
  'components/layout/mask/LoadingMask.tsx': 'compares two booleans, the second of which it sets',
  'components/layout/menu/use-menu.ts': 'the active entry is one object of the built routes (menu.test.ts)',
  'components/layout/search/use-palette.ts': 'compares two texts',
  'components/layout/theme/ThemeDrawerHost.tsx': 'goes from false to true once',
  'components/screens/gallery/editor/EditorGallery.tsx': 'goes from false to true once',
  'components/screens/home/HomeScreen.tsx': 'goes from false to true once',
  'components/screens/home/TodoStrip.tsx': 'compares two results of the query cache',
  'components/screens/inquiry/InquiriesScreen.tsx': 'compares two booleans, the second of which it sets',
  'components/screens/inquiry/list/use-seen.ts': 'the later name wins (use-seen.test.ts)',
  'components/screens/inquiry/thread/MessageList.tsx': 'set once, from undefined',
  'components/screens/inquiry/thread/ReplySaid.tsx': 'compares two lists, the second of which it sets',
  'components/screens/inquiry/use-opening.ts':
    'true while the address is plain, false once it is not and the list is there',
  'components/screens/product/form/ProductForm.tsx': 'compares lists of texts by value (ProductFormScreen.test.tsx)',
  'components/ui/layout/use-opened.ts': 'goes from false to true once',
  'components/ui/record/RecordScreen.tsx': 'compares two texts',
  'components/ui/table/SearchBox.tsx': 'compares two texts',
};

/** A setter called in the body of a function, not in a callback: Prettier indents those by two and four spaces. */
const SETS_STATE = /^ {2}(if \(.*\) )?set(?!Timeout)[A-Z]\w*\(|^ {2}if \(.*\) \{\n {4}set(?!Timeout)[A-Z]\w*\(/m;
const HAS_STATE = /\buseState\b/;

it('only the named components set state while they render', () => {
  const root = join(__dirname, '../../..');
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const found = files.filter((file) => {
    if (file.includes('.test.') || file.includes('/testing/')) return false;
    const text = readFileSync(join(root, file), 'utf8');
    return HAS_STATE.test(text) && SETS_STATE.test(text);
  });
  expect(found.sort()).toEqual(Object.keys(ENDS).sort());
});
