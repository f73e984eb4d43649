import { renderHook } from '@testing-library/react';
import { readLastFolder } from '@/components/ui/media/last-folder';
import { useListPrefs } from '@/components/ui/table/use-list-prefs';
import { parseConfig, setConfig } from '@/lib/config/config';
import { isPreviewLocked } from '@/lib/config/preview';
import { isReturn, takeSignOnAnswer } from '@/lib/router/sign-on';
import { currentAccount, loginName, setAccount } from '@/lib/state/account';
import { loadLocale } from '@/lib/state/locale';
import { readRecent } from '@/lib/state/recent';
import { store } from '@/lib/state/store';
import { storedTabs } from '@/lib/state/tabs';
import { loadTheme, themeAtom } from '@/lib/state/theme';

/** Every value that the client keeps, damaged in every way: its own default takes its place, and nothing else changes (bar E9). */

const BAD: [name: string, text: string][] = [
  ['nothing', ''],
  ['half of an object', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['2 MB of text', JSON.stringify('x'.repeat(2_000_000))],
  ['an unknown version', '{"version":99,"hidden":5,"tabs":5,"state":"s","at":9e15,"target":5}'],
  ['a prototype', '{"__proto__":{"admin":true,"polluted":true}}'],
  ['a theme of before', '{"themeName":"gone","layout":"gone","density":"gone"}'],
  ['a language of before', '"fr"'],
];

type Area = 'localStorage' | 'sessionStorage';
/** Who reads each key, and what it must answer where nothing can be read. */
const READERS: [key: string, area: Area, read: () => unknown, fallback: unknown][] = [
  ['supplier-client-theme', 'localStorage', themeNow, 'fallback'],
  ['supplier-client-default-theme', 'localStorage', themeNow, 'fallback'],
  ['supplier-client-collapse', 'localStorage', themeNow, 'fallback'],
  ['supplier-client-language', 'localStorage', loadLocale, 'zh'],
  ['supplier-client-account', 'localStorage', () => [typeof loginName(), currentAccount()], ['string', 'acme']],
  ['supplier-client-recent acme', 'localStorage', () => readRecent('acme'), []],
  ['supplier-client-tabs', 'sessionStorage', () => storedTabs(), undefined],
  ['supplier-client:library-folder acme', 'localStorage', () => typeof readLastFolder(), 'string'],
  [
    'supplier-client:list:product',
    'localStorage',
    () => renderHook(() => useListPrefs('product')).result.current.hidden,
    [],
  ],
  ['supplier-client-preview-key', 'localStorage', isPreviewLocked, false],
  ['supplier-client-sign-on', 'localStorage', () => [isReturn(), takeSignOnAnswer().kind], [false, 'foreign']],
];

function themeNow() {
  loadTheme();
  const { themeName, layout, density } = store.get(themeAtom);
  const standard = parseConfig({});
  const { config } = standard as Extract<typeof standard, { ok: true }>;
  return themeName === config.themeName && layout === config.layout && density === config.density
    ? 'fallback'
    : 'other';
}

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  localStorage.clear();
  sessionStorage.clear();
  setAccount('acme');
});

describe.each(READERS)('%s', (key, area, read, fallback) => {
  it.each(BAD)('%s', (_, text) => {
    localStorage.setItem('supplier-client-of-others', '"kept"');
    window[area].setItem(key, text);
    expect(read()).toEqual(fallback);
    expect(localStorage.getItem('supplier-client-of-others')).toBe('"kept"');
    expect(({} as { polluted?: boolean; admin?: boolean }).polluted).toBeUndefined();
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
