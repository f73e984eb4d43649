import baseline from 'eslint-plugin-baseline-js';

/**
 * What the promised minimum has (README, "Browsers"; `browserslist` in package.json) although it became common to all
 * browsers later than 2023 only, or in parts only.
 */
const IN_PROMISE = [
  'abortsignal-any', // Chrome 116, Firefox 124, Safari 17.4; app/html/old-browser.ts asks for it.
  'abortsignal-timeout', // Since Chrome 103; older ones only name its error otherwise.
  'async-clipboard', // writeText is old: what came in 2024 is reading and pictures.
  'check-visibility', // Asked for before it is called; without options since Chrome 105, Firefox 106, Safari 17.4.
  'fetch-formdata', // WebKit alone does not read a file back: there the demo gets the form beside its request.
  'popover', // Chrome 114, Firefox 125, Safari 17: late on iPhones was the tap beside it.
];

/**
 * The language and the interfaces of the browser that code of the client may use: of the promised minimum, known by type
 * where it is a member. TypeScript's `lib` in tsconfig.json says the same of the language.
 */
export const webFeatures = {
  files: ['{app,components,lib}/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}'],
  plugins: { baseline },
  rules: {
    'baseline/use-baseline': [
      'error',
      {
        available: 2023,
        ignoreFeatures: IN_PROMISE,
        includeWebApis: { preset: 'type-aware' },
        includeJsBuiltins: { preset: 'type-aware' },
      },
    ],
  },
};
