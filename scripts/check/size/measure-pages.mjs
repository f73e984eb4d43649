// What a page with real data costs, in counts that no busy machine changes: the requests and waves of a start of home, and
// the elements and layout shifts of each screen. Measured against the demo platform over HTTP (check-size.mjs).
import { inTurns } from '../../operate/in-turns.mjs';
import { LOGGED_IN, serveClient, store } from '../served-client.mjs';

/** Milliseconds without a new request after which the requests under way are a wave. */
const WAVE_ENDS = 500;
/** Milliseconds after which late parts, counts and notices of a screen are there. */
const SETTLES = 1500;
/** Milliseconds until the platform's answers are sent on: longer than a screen waits for them before it is drawn. */
const LATE = 600;
/** Times that a start is measured; the least counts. */
const STARTS = 3;
/** As many screens are opened at the same time. */
const AT_ONCE = 3;

/** In the page: sums up what moves, and says when home shows its figures. */
function watch() {
  globalThis.__page = { shift: 0 };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.__page.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    // The strip of figures is busy until it has them.
    const strip = document.querySelector('main section[aria-busy=false]');
    if (!/\d/.test(strip?.textContent ?? '')) return requestAnimationFrame(look);
    globalThis.__page.hasFigures = true;
  };
  requestAnimationFrame(look);
}

/** In the page: whether home shows its figures, once what has arrived is shown. */
const showsFigures = () =>
  new Promise((resolve) =>
    requestIdleCallback(() => requestAnimationFrame(() => resolve(globalThis.__page.hasFigures === true))),
  );

/**
 * How many times something must travel until home shows its figures: all requests are held back, and released together when
 * no further one follows.
 */
async function measureStart(context, site) {
  const page = await context.newPage();
  const held = [];
  const underWay = new Set();
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => underWay.delete(request));
  const found = { waves: 0, files: 0, calls: 0 };
  let lastAt = Date.now();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    // The browser requests it for itself, whenever it likes.
    if (pathname.endsWith('/icon.svg')) return route.continue();
    const isFile = route.request().url().startsWith(site);
    found[isFile ? 'files' : 'calls'] += 1;
    held.push(route);
    lastAt = Date.now();
  });
  const opened = page.goto(site, { waitUntil: 'commit' });
  // The page cannot be evaluated before its document is loaded.
  const hasFigures = async () => found.waves > 0 && page.evaluate(showsFigures);
  while (!(await hasFigures())) {
    if (held.length === 0 || underWay.size > 0 || Date.now() - lastAt < WAVE_ENDS) {
      if (Date.now() - lastAt > 30_000) throw new Error('Home shows no figures');
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    found.waves += 1;
    found.atFigures = { files: found.files, calls: found.calls };
    for (const route of held) underWay.add(route.request());
    await Promise.all(held.splice(0).map((route) => route.continue()));
    lastAt = Date.now();
    if (found.waves === 1) await opened;
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  // What was sent after the last wave shows nothing of the figures.
  return { waves: found.waves, ...found.atFigures };
}

/** Late answers show what a page has in place of them, which a quick machine never draws. */
const answerLate = (page, site) =>
  page.route(
    ({ href }) => !href.startsWith(site),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue();
    },
  );

async function measureScreen(context, site, path) {
  const page = await context.newPage();
  await answerLate(page, site);
  await page.goto(`${site}#${path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLES);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const found = await page.evaluate(() => ({
    // Not the scripts and styles of the head.
    elements: document.body.querySelectorAll(':not([data-view][data-away], [data-view][data-away] *)').length,
    shift: globalThis.__page.shift,
  }));
  await page.close();
  return found;
}

/** Requests and waves of a start of home, and elements and shifts of the screen at each of the paths. */
export async function measurePages(browser, dir, paths) {
  const site = await serveClient(dir);
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    await store(context, LOGGED_IN);
    await context.addInitScript(watch);
    const screens = new Map();
    // The first visit leaves behind what the next one sends early.
    await measureScreen(context, site.url, '/');
    // A busy machine only adds to what a start needs: timers of what comes late go off before the figures are there.
    const starts = [];
    while (starts.length < STARTS) starts.push(await measureStart(context, site.url));
    const [start] = starts.sort((one, other) => one.waves - other.waves || one.files - other.files);
    await inTurns(paths, async (path) => screens.set(path, await measureScreen(context, site.url, path)), AT_ONCE);
    return { start, screens };
  } finally {
    await context.close();
    await site.close();
  }
}
