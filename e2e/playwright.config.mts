import { defineConfig } from 'playwright/test';
import { launchOptions, resolveBrowser } from './support/browser.mjs';
import type { LaneOptions } from './support/servers';

const all = process.env.JOURNEYS === 'all';
const KEYBOARD = '**/keyboard.spec.ts';

export default defineConfig<LaneOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A journey that fails is tried twice more, with a trace; one that passes only then is named by npm test.
  retries: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The long ones (crawls, every screen in every layout) run in `npm run test:all`.
  grepInvert: all ? undefined : /@all/,
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Not zh: the client opens in zh whatever the browser says.
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A worker would answer files that a journey loses on purpose; offline.spec.ts is about it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Movement is drawn for nobody here, and drawing is most of the work on a machine without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(await resolveBrowser()),
  },
  projects: [
    // Each journey once in `npm test`: over real HTTP where it calls the platform, else in the page. With JOURNEYS=all
    // every one that calls the platform runs in both lanes.
    { name: 'browser', testIgnore: KEYBOARD, grep: all ? undefined : /@browser/, use: { lane: 'browser' } },
    {
      name: 'http',
      testIgnore: KEYBOARD,
      use: { lane: 'http' },
      grepInvert: all ? /@browser/ : /@browser|@all/,
    },
    // The frame without a mouse; lint sees to it.
    { name: 'keyboard', testMatch: KEYBOARD, use: { lane: 'browser' } },
  ],
});
