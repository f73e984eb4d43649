import { existsSync } from 'node:fs';
import {
  defineConfig,
  devices,
  firefox,
  webkit,
  type PlaywrightTestOptions,
  type PlaywrightTestProject,
} from 'playwright/test';
import { daily } from './daily.mjs';
import { drags, engines } from './engines.mjs';
import { launchOptions, resolveBrowser } from './support/browser.mjs';
import { inFirefox, lackedByDisplay, resolveFirefox } from './support/firefox.mjs';
import { meetHost } from './support/host-address.mjs';
import type { JourneyOptions } from './support/fixtures';
import { patience } from './support/patience.mjs';

type Lanes = PlaywrightTestProject<PlaywrightTestOptions & JourneyOptions>[];

/**
 * Which run: `daily` (npm test), `rest` (those that are not), `all` (in every lane, the long ones too), `engines` (in
 * Debian's Firefox); else each once.
 */
const journeys = process.env.JOURNEYS ?? '';
const all = journeys === 'all';
const KEYBOARD = '**/keyboard*.spec.ts';
const inRun = { daily, engines }[journeys];
const notInRun = journeys === 'rest' ? [daily] : [];
/** Of those that `part` names, the ones of this run. */
const chosen = (part: RegExp) => (inRun ? new RegExp(`(?=.*${part.source}).*(?:${inRun.source})`) : part);
/** Journeys that only read, in either language and on any screen: they run everywhere. */
const EVERYWHERE = /@host/;

// A deployed host is asked once; the workers inherit what it answered.
if (process.env.BASE_URL && process.env.TEST_WORKER_INDEX === undefined)
  process.env.JOURNEY_HOST = JSON.stringify(await meetHost(process.env.BASE_URL));
const host = process.env.JOURNEY_HOST
  ? (JSON.parse(process.env.JOURNEY_HOST) as { config: { demo?: boolean } })
  : undefined;

/** For npm test, which counts. */
const toFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined;
const own = launchOptions(await resolveBrowser());

const lane = host ? 'host' : 'http';
/** The same journeys as somebody else would see them. */
const everywhere: Lanes = [
  { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { name: 'en', use: { language: 'en' } },
  { name: 'motion', use: { contextOptions: { reducedMotion: 'no-preference' } } },
  // Where `npx playwright install firefox webkit` has put them.
  ...[firefox, webkit]
    .filter((browser) => existsSync(browser.executablePath()))
    .map((browser) => ({
      name: browser.name(),
      use: { ...devices[browser === firefox ? 'Desktop Firefox' : 'Desktop Safari'], launchOptions: {} },
    })),
];

/** Journeys at a deployed host: those for any host and, where the demo runs in its page, nearly all others. */
const atHost: Lanes = [
  { name: 'chromium', grep: EVERYWHERE, use: { lane } },
  ...(host?.config.demo
    ? [{ name: 'demo', testIgnore: KEYBOARD, grepInvert: /@host|@lane/, use: { lane } } as const]
    : []),
];

const atOwn: Lanes = [
  // Each journey once in `npm test`: over real HTTP where it calls the platform, else in the page. With JOURNEYS=all
  // every one that calls the platform runs in both lanes, except those that ask it over HTTP themselves.
  {
    name: 'browser',
    testIgnore: KEYBOARD,
    grep: all ? undefined : chosen(/@browser/),
    grepInvert: all ? /@lane/ : [/@lane|@all/, ...notInRun],
    use: { lane: 'browser' },
  },
  {
    name: 'http',
    testIgnore: KEYBOARD,
    use: { lane: 'http' },
    grepInvert: all ? /@browser/ : [/@browser|@all/, ...notInRun],
  },
  // Without a mouse; lint sees to it.
  { name: 'keyboard', testMatch: KEYBOARD, use: { lane: 'browser' } },
];

/** The same lanes in the other engine, and what is dragged there. */
const atOwnInFirefox = (): Lanes => {
  const found = resolveFirefox();
  const use = inFirefox(found);
  const onDisplay = { lane: 'browser', ...inFirefox(found, { headless: false }) } as const;
  return [
    ...atOwn.map((project) => ({ ...project, name: `firefox-${project.name}`, use: { ...project.use, ...use } })),
    ...(lackedByDisplay().length === 0
      ? [{ name: 'firefox-display', grep: drags, grepInvert: [], use: onDisplay }]
      : []),
  ];
};

const inEveryLook = everywhere.map(
  ({ name, use }) => ({ name, grep: chosen(EVERYWHERE), use: { lane, ...use } }) as const,
);

export default defineConfig<JourneyOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000 * patience,
  expect: { timeout: 5000 * patience },
  // The long ones (crawls, every screen in every layout) run in `npm run test:all`.
  grep: inRun,
  grepInvert: all ? undefined : [/@all/, ...notInRun],
  reporter: [
    ...(toFile ? ([['dot'], ['json']] as const) : ([['list']] as const)),
    ['html', { open: 'never', outputFolder: '../playwright-report' }],
  ],
  use: {
    actionTimeout: 5000 * patience,
    navigationTimeout: 20_000 * patience,
    // Not zh: the client opens in zh whatever the browser says.
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A worker would answer files that a journey loses on purpose; offline.spec.ts is about it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Movement is drawn for nobody here, and drawing is most of the work on a machine without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: own,
  },
  projects: journeys === 'engines' ? atOwnInFirefox() : [...(host ? atHost : atOwn), ...inEveryLook],
});
