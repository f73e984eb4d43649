import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { importDirections } from './scripts/check/lint/zones.mjs';
import { restrictionRules } from './scripts/check/lint/restrictions.mjs';
import { webFeatures } from './scripts/check/lint/web-features.mjs';

const root = import.meta.dirname;
const app = '{app,components,lib}/**/*.{ts,tsx}';
const tests = ['{app,components,lib}/**/*.test.{ts,tsx}'];
const typescript = nextTypescript.find((block) => block.plugins?.['@typescript-eslint']).plugins['@typescript-eslint'];

const restrict = (...rows) => ['error', ...rows.map(([selector, message]) => ({ selector, message }))];

const byRoleAndName = [
  [
    'CallExpression[callee.property.name=/^(locator|frameLocator)$/] > Literal[value=/^\\s*([.#(\\x5b\\x2f]|css=|xpath=)/]',
    'Find it by role and name, as its user does.',
  ],
  ['CallExpression[callee.property.name=/^(getByTestId|\\$|\\$\\$)$/]', 'Find it by role and name, as its user does.'],
  ['CallExpression[callee.property.name="waitForTimeout"]', 'Wait for what the user would see.'],
  [
    'CallExpression[callee.name="expect"] > BinaryExpression > CallExpression[callee.property.name="now"]',
    'A journey asserts on no wall time.',
  ],
  [
    'CallExpression[callee.property.name=/^(only|skip|fixme)$/]:matches([callee.object.name="test"], [callee.object.property.name="describe"])',
    'A journey that does not run has not passed.',
  ],
];

/** Rules that need types or the React Compiler take two thirds of the time: `npm test` leaves them to CI and `npm run lint`. */
const isDaily = process.env.CHECKS === 'daily';

/** The rules of the React Compiler read each file a second time: what is not compiled with the client needs none of them. */
const notCompiled = {
  files: [...(isDaily ? [app] : [...tests, 'lib/demo/**']), 'e2e/**', 'scripts/**'],
  rules: Object.fromEntries(
    next
      .flatMap(({ rules = {} }) => Object.keys(rules))
      .filter((rule) => rule.startsWith('react-hooks/') && !/rules-of-hooks|exhaustive-deps/.test(rule))
      .map((rule) => [rule, 'off']),
  ),
};

/** In the lane of the keyboard a thing is reached by keys; these calls would reach it without. */
const KEYS_ONLY =
  'CallExpression[callee.property.name=/^(click|dblclick|tap|hover|check|uncheck|setChecked|fill|clear|focus|dragTo|selectOption|pressSequentially|dispatchEvent)$/]';
const byKeys = [
  [KEYS_ONLY, 'Reach it by keys: this is the lane of the keyboard.'],
  [
    'CallExpression[callee.property.name="press"]:not([callee.object.property.name="keyboard"])',
    'A locator is given the focus by its press(): only page.keyboard presses keys here.',
  ],
  ['MemberExpression[property.name="mouse"]', 'No mouse in the lane of the keyboard.'],
];

/** A forgotten await is a failure that nobody is told, or a journey that passes without looking. */
const awaited = {
  files: [app, 'e2e/**/*.{ts,mts}'],
  ignores: tests,
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
  rules: { '@typescript-eslint/no-floating-promises': 'error' },
};
const journeys = {
  files: ['e2e/**/*.{ts,mts}'],
  rules: {
    // They hand over what must be refused.
    'no-script-url': 'off',
    // Playwright hands fixtures on through a function that it calls `use`.
    'react-hooks/rules-of-hooks': 'off',
    'no-empty-pattern': 'off',
    'no-restricted-syntax': restrict(...byRoleAndName),
  },
};
const keyboardLane = {
  files: ['e2e/frame/keyboard*.spec.ts', 'e2e/support/keys.ts'],
  rules: { 'no-restricted-syntax': restrict(...byRoleAndName, ...byKeys) },
};

const config = [
  {
    ignores: [
      'dist/**',
      '.next/**',
      'next-env.d.ts',
      'messages/list.ts',
      'messages/titles.ts',
      'lib/demo/art/drawings.ts',
      'public/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...next,
  ...nextTypescript,
  // A rule that is left out finds nothing that a directive could disable.
  { linterOptions: { reportUnusedDisableDirectives: isDaily ? 'off' : 'error' } },
  {
    rules: {
      ...typescript.configs.strict.rules,
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-extraneous-class': ['error', { allowEmpty: true }],
      // With noUncheckedIndexedAccess every index is doubtful; a cast instead of a ! would hide more.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A static export has no server that could make other sizes of a picture.
      '@next/next/no-img-element': 'off',
      'import/no-default-export': 'error',
      'max-lines': ['error', { max: 400 }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      eqeqeq: 'error',
    },
  },
  { files: [app], rules: { ...importDirections(root), 'no-console': ['error', { allow: ['warn', 'error'] }] } },
  ...restrictionRules(),
  ...(isDaily ? [] : [webFeatures, awaited]),
  {
    files: ['{components,lib}/**/index.{ts,tsx}'],
    rules: { 'no-restricted-syntax': restrict(['Program', 'No barrels: name the file after what it holds.']) },
  },
  // Tests hand over what must be refused.
  { files: tests, rules: { ...importDirections(root, { tests: true }), 'no-script-url': 'off' } },
  notCompiled,
  journeys,
  keyboardLane,
  // Next, its bundler, ESLint, Jest and Playwright read a default export from these.
  {
    files: [
      'app/**',
      '*.config.*',
      'e2e/playwright.config.mts',
      'scripts/check/jest-env.ts',
      'scripts/build/make/{one-path,prepare-texts,renewed-texts}.mjs',
      '**/*.d.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  // The window of @tanstack/react-virtual cannot be memoized; its component says so to the compiler by 'use no memo'.
  {
    files: ['components/layout/search/LongOptions.tsx', 'components/layout/menu/LongItems.tsx'],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
];

export default config;
