// What a page with real data costs, in counts that no busy machine changes: the requests and waves of a start of home, and
// the elements and layout shifts of each screen. Measured against the demo platform over HTTP (scripts/check-size.mjs).
import { LOGGED_IN, serveClient, store } from './served-client.mjs';

/** Milliseconds without a new request after which the requests under way are a wave. */
const WAVE_ENDS = 500;
/** Milliseconds after which late parts, counts and notices of a screen are there. */
const SETTLES = 1500;
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

/**
 * How many times something must travel until home shows its figures: all requests are held back, and released together when
 * no further one follows.
 */
async function measureStart(context, site) {
  const page = await context.newPage();
  const held = [];
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
  const hasFigures = async () => found.waves > 0 && page.evaluate(() => globalThis.__page.hasFigures === true);
  while (!(await hasFigures())) {
    if (held.length === 0 || Date.now() - lastAt < WAVE_ENDS) {
      if (Date.now() - lastAt > 30_000) throw new Error('Home shows no figures');
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    found.waves += 1;
    found.atFigures = { files: found.files, calls: found.calls };
    await Promise.all(held.splice(0).map((route) => route.continue()));
    lastAt = Date.now();
    if (found.waves === 1) await opened;
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  // What was sent after the last wave shows nothing of the figures.
  return { waves: found.waves, ...found.atFigures };
}

async function measureScreen(context, site, path) {
  const page = await context.newPage();
  await page.goto(`${site}#${path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLES);
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
    const waiting = [...paths];
    // The first visit leaves behind what the next one sends early.
    await measureScreen(context, site.url, '/');
    const start = await measureStart(context, site.url);
    const worker = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift())
        screens.set(path, await measureScreen(context, site.url, path));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return { start, screens };
  } finally {
    await context.close();
    await site.close();
  }
}
