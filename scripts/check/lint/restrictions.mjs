// Restricts where a library, a browser global or an API that writes HTML may be used. A row names what is restricted
// and the files that may use it; each becomes a block of ESLint rules.

const TESTS = '**/*.test.{ts,tsx}';

const library = (name, ...only) => ({ library: name, message: `${name} is imported through ${only[0]} only.`, only });
const syntax = (selector, message, ...only) => ({ selector, message, only });

const RESTRICTIONS = [
  library('ky', 'lib/api/request/http-client.ts'),
  library('jotai', 'lib/state/store.ts'),
  library('valibot', 'lib/schema/**'),
  library('nprogress', 'lib/util/browser/progress-bar.ts'),
  library('node-forge', 'lib/auth/rsa.ts', 'lib/auth/forge.d.ts', TESTS),
  library('screenfull', 'lib/util/browser/fullscreen.ts'),
  library('dompurify', 'lib/util/markup/sanitize.ts', TESTS),
  library('pinyin-match', 'lib/util/pinyin.ts', 'lib/util/pinyin-match.d.ts'),
  library('next/dist/compiled/scheduler', 'lib/util/browser/render-slices.ts', 'lib/util/browser/scheduler.d.ts'),
  library('msw', 'lib/demo/**', TESTS),
  library('@emotion', 'components/ui/Styles.tsx', 'lib/theme/layer-sheet.ts'),
  syntax(
    ':matches(JSXIdentifier, Property > Identifier.key)[name="sx"], ImportSpecifier[imported.name="styled"]',
    'A look is a class of the style sheet (*.module.css) beside its part.',
  ),
  syntax(
    'Identifier[name=/^(local|session)Storage$/]',
    'Storage goes through lib/util/storage (the token: lib/auth/token).',
    'lib/auth/token.ts',
    'lib/util/browser/storage.ts',
    'app/html/pre-paint.ts',
    TESTS,
  ),
  syntax(
    'Identifier[name="useMutation"]',
    'A press writes once: through components/ui/button/use-write.',
    'components/ui/button/use-write.ts',
    TESTS,
  ),
  syntax(
    'MemberExpression[property.name="hash"]:matches([object.name="location"], [object.property.name="location"])',
    'The address is read and written through lib/router/location.',
    'lib/router/location.ts',
    'app/html/pre-paint.ts',
    TESTS,
  ),
  syntax(
    ':matches(JSXIdentifier, Identifier)[name="dangerouslySetInnerHTML"]',
    'HTML of others is shown by components/ui/feedback/html/SafeHtml, which cleans it.',
    'components/ui/feedback/html/SafeHtml.tsx',
    'app/layout.tsx',
  ),
  syntax(
    'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/], CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment)$/], CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    'HTML is not written by hand.',
    TESTS,
  ),
  syntax(
    'Property[key.name="fontSize"] > Literal[value=/^[1-9.]|^0./], Property[key.name="fontWeight"] > Literal[raw=/^\\d/], Property[key.name=/Radius$/] > Literal[value=/^[1-9][\\d.]*(px)?( |$)/]',
    'Sizes and weights of type and radii are named in lib/theme/tokens.json: var(--type-…), var(--weight-…), var(--radius-…).',
    'lib/theme/typography.ts',
    'app/html/old-browser.ts',
    TESTS,
  ),
  syntax(
    'Literal[value=/(^|[ ,])(html|body|main|:root)[^ ,]*:has\\(/]',
    'A browser would look at the whole page for it whenever anything is put in: set an attribute (components/ui/layout/use-own-header.ts).',
  ),
  syntax(
    'Literal[value=/@media.*width|^\\((min|max)-width/]',
    'Widths of the window are named in lib/theme/breakpoints.ts.',
    'lib/theme/breakpoints.ts',
    TESTS,
  ),
  syntax(
    'JSXOpeningElement[name.name=/^(button|Button|IconAction)$/]:not(:has(> JSXSpreadAttribute:not([argument.callee.name=/^(lockOf|disabledOrLocked)$/]), > JSXAttribute[name.name=/^on[A-Z]/], > JSXAttribute[name.name="type"][value.value="submit"])), JSXOpeningElement[name.name=/^(Dialog|Drawer|Popover)$/]:not(:has(> JSXSpreadAttribute, > JSXAttribute[name.name="onClose"]))',
    'A button does something, and what lies over the page can be closed.',
    TESTS,
  ),
  syntax(
    'JSXOpeningElement[name.name=/^(Checkbox|Radio|Switch)$/]:not(:has(> JSXSpreadAttribute, > JSXAttribute[name.name="checked"])), JSXOpeningElement[name.name=/^(input|option|select|textarea)$/]:not(:has(> JSXSpreadAttribute, > JSXAttribute[name.name=/^(checked|value|defaultValue)$/], > JSXAttribute[name.name="type"][value.value="file"]))',
    'A control shows the value that is known: it is given one.',
    TESTS,
  ),
  syntax(
    ':matches(JSXOpeningElement[name.name=/^(nav|PlainTable|RadioGroup)$/], JSXOpeningElement:has(> JSXAttribute[name.name="role"][value.value=/^(dialog|grid|group|img|list|listbox|radiogroup|region|table|tablist|toolbar|tree)$/])):not(:has(> JSXSpreadAttribute, > JSXAttribute[name.name=/^aria-label(ledby)?$/]))',
    'A region, a group, a table and a picture have a name.',
    TESTS,
  ),
  syntax(
    'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(only|skip|todo)$/], CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    'A test that does not run has not passed.',
  ),
];

/** The MUI index is forbidden everywhere: imports by path keep the dev server fast. Type imports are free. */
const ALWAYS = [
  {
    regex: '^@mui/material$',
    message: "Import from '@mui/material/<Part>'.",
    allowTypeImports: true,
  },
  {
    regex:
      '^@mui/(material|system)/(Alert|AlertTitle|Box|Button|Card|Checkbox|CircularProgress|DialogActions|DialogContent|FormControl|FormControlLabel|FormGroup|FormHelperText|FormLabel|IconButton|InputAdornment|InputBase|LinearProgress|Link|NativeSelect|OutlinedInput|Radio|RadioGroup|Stack|Switch|TextField|Typography|useMediaQuery)$',
    message: 'The client has its own in components/ui: MUI is there for behaviour.',
    allowTypeImports: true,
  },
];

/** The demo platform is a separate chunk: lib/demo is loaded dynamically by app/demo.ts only. Type imports are free. */
const DEMO = {
  regex: '(^|/)lib/demo(/|$)|^(\\./|@/app/)demo$',
  message: 'The demo platform is loaded by a dynamic import only.',
  allowTypeImports: true,
};
const DEMO_FILES = ['lib/demo/**', 'app/demo.ts', TESTS];

const covers = (pattern, file) =>
  pattern === file || (pattern.endsWith('/**') && file.startsWith(pattern.slice(0, -2)));

function rules(file) {
  const kept = RESTRICTIONS.filter(
    (restriction) => !file || !restriction.only.some((pattern) => covers(pattern, file)),
  );
  const libraries = kept.filter((restriction) => restriction.library);
  const demo = file && DEMO_FILES.some((pattern) => covers(pattern, file)) ? [] : [DEMO];
  const patterns = libraries.map((restriction) => ({
    regex: `^${restriction.library}(/|$)`,
    message: restriction.message,
    allowTypeImports: true,
  }));
  return {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: [...ALWAYS, ...demo, ...patterns] }],
    'no-restricted-syntax': [
      'error',
      ...kept.filter((restriction) => restriction.selector).map(({ selector, message }) => ({ selector, message })),
      ...libraries.map((restriction) => ({
        selector: `ImportExpression[source.value=/^${restriction.library.replaceAll('/', '\\/')}(\\W|$)/]`,
        message: restriction.message,
      })),
    ],
  };
}

/** Rule blocks for the client: the general one first, then one per restriction, tests last. */
export function restrictionRules() {
  const files = [...new Set([...RESTRICTIONS.flatMap((restriction) => restriction.only), ...DEMO_FILES])];
  const blocks = files.filter((file) => file !== TESTS).map((file) => ({ files: [file], rules: rules(file) }));
  return [
    { files: ['{app,components,lib}/**/*.{ts,tsx}'], rules: rules() },
    ...blocks.sort((a, b) => a.files[0].length - b.files[0].length),
    { files: [TESTS], rules: rules(TESTS) },
  ];
}
