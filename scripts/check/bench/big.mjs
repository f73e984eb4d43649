// Big data at the processor's own speed: the demo with 100,000 products. Of each step the time until it is seen and the
// longest task, which should stay below 100 ms.
import { serveDist } from '../../operate/server.mjs';
import { medianOf } from './median.mjs';

const PRODUCTS = 100_000;
/** Milliseconds after which what a step has put off is done. */
const RESTS = 1_500;
const MEGABYTE = 1024 ** 2;

/** In the page: notes the longest task since it was last asked. */
function watchTasks() {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  globalThis.__longest = () => {
    const known = longest;
    longest = 0;
    return known;
  };
}

const main = (page) => page.locator('main > :not([data-away])');

/** What a supplier does: title, and what brings it about and waits until it is seen. */
const STEPS = [
  [
    'login',
    async (page) => {
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.getByRole('main').getByRole('heading', { level: 1, name: '首页', exact: true }).waitFor();
    },
  ],
  ['home with its figures', (page) => main(page).getByText('100,000').first().waitFor({ state: 'attached' })],
  ['product list', (page) => open(page, '/Product/Product')],
  ['page 2,500', (page) => open(page, '/Product/Product?pageNo=2500')],
  ['search', (page) => open(page, '/Product/Product?keyword=cdl')],
  ['second search', (page) => open(page, '/Product/Product?keyword=316')],
  ['sort by price', (page) => open(page, '/Product/Product?sort=price&order=asc')],
  ['sort by title', (page) => open(page, '/Product/Product?sort=title&order=asc')],
  ['product', (page) => open(page, '/ProductAdd?id=60001')],
];

/** Opens a screen and waits until its content is there, which differs from that before. */
async function open(page, path) {
  await page.evaluate((at) => {
    const content = () => document.querySelector('main > :not([data-away])')?.innerText;
    const before = content();
    globalThis.__isOpen = () =>
      content() !== before &&
      !document.querySelector('main > :not([data-away]) :is([data-skeleton], [aria-busy=true])');
    location.hash = at;
  }, path);
  await page.waitForFunction(() => globalThis.__isOpen());
}

async function round(browser, url, note) {
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(
    (products) => (globalThis.__DEMO__ = { latency: 0, seed: 1, persist: false, products }),
    PRODUCTS,
  );
  await page.addInitScript(watchTasks);
  await page.goto(url);
  for (const [title, step] of STEPS) {
    const start = performance.now();
    await step(page);
    const time = performance.now() - start;
    await page.waitForTimeout(RESTS);
    note(`${title}: seen after`, time);
    note(`${title}: longest task`, await page.evaluate(() => globalThis.__longest()));
  }
  await devtools.send('HeapProfiler.collectGarbage');
  note('heap at the end', (await devtools.send('Runtime.getHeapUsage')).usedSize / MEGABYTE, {
    unit: ' MB',
    digits: 1,
  });
  await page.close();
}

/** Rows of a table, in medians of all rounds. */
export async function benchBig({ browser, dist, rounds }) {
  const site = await serveDist({ dir: dist, host: '127.0.0.1', config: { demo: true } });
  const found = new Map();
  const note = (title, value, look = {}) =>
    found.set(title, { look, values: [...(found.get(title)?.values ?? []), value] });
  try {
    for (let turn = 0; turn < rounds; turn += 1) await round(browser, site.url, note);
  } finally {
    await site.close();
  }
  return [...found].map(([title, { look, values }]) => ({
    title: `big data: ${title}`,
    client: medianOf(values),
    ...look,
  }));
}
