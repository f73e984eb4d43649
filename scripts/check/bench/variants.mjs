// A key in the sheet of 200 variants, with a processor 4 times slower: arrows, a digit that begins a price, and Enter, which
// puts it down. By Event Timing, from the press to the frame that shows its answer; the browser gives it in steps of 8 ms.
import { serveDist } from '../../operate/server.mjs';
import { medianOf } from './median.mjs';

const SLOWDOWN = 4;
/** Milliseconds after which what a press has put off is done. */
const RESTS = 400;
const OPTIONS = [
  ['口径', 10],
  ['颜色', 5],
  ['材质', 4],
];
const KEYS = [
  ['an arrow', 'ArrowDown'],
  ['a digit', '7'],
  ['Enter', 'Enter'],
];

/** In the page: the longest event of each press. */
function observe() {
  globalThis.__events = [];
  globalThis.__tasks = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) globalThis.__events.push([name, duration]);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.__tasks.push(duration);
  }).observe({ type: 'longtask' });
}

async function openSheet(browser, url) {
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => (globalThis.__DEMO__ = { latency: 0, seed: 1, persist: false }));
  await page.addInitScript(observe);
  await page.goto(url);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('main').getByRole('heading', { level: 1, name: '首页', exact: true }).waitFor();
  await page.evaluate(() => (location.hash = '#/ProductAdd'));
  const view = page.locator('main > :not([data-away])');
  for (const [index, [name, count]] of OPTIONS.entries()) {
    await view.getByRole('button', { name: '添加规格' }).click();
    await view.getByRole('textbox', { name: `第 ${index + 1} 种规格名` }).fill(name);
    const field = view.getByRole('combobox', { name: `第 ${index + 1} 种规格的值` });
    for (let value = 1; value <= count; value += 1) {
      await field.fill(`${name}${value}`);
      await field.press('Enter');
    }
  }
  const sheet = view.getByRole('grid', { name: '变体' });
  const rows = await sheet.getByRole('rowheader').count();
  if (rows !== 200) throw new Error(`The sheet has ${rows} variants, not 200`);
  await sheet.getByRole('row').nth(1).locator(':scope > :nth-child(4)').click();
  return page;
}

async function press(page, key) {
  await page.evaluate(() => (globalThis.__events = []) && (globalThis.__tasks = []));
  await page.keyboard.press(key);
  await page.waitForTimeout(RESTS);
  return page.evaluate(() => ({
    // Presses that were answered sooner than the browser reports are at most 16 ms.
    answer: Math.max(16, ...globalThis.__events.map(([, duration]) => duration)),
    task: Math.max(0, ...globalThis.__tasks),
  }));
}

export async function benchVariants({ browser, dist, rounds }) {
  const site = await serveDist({ dir: dist, host: '127.0.0.1', config: { demo: true } });
  const found = new Map(KEYS.map(([title]) => [title, { answers: [], tasks: [] }]));
  try {
    const page = await openSheet(browser, site.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // The first keys compile what the later ones use; they are measured apart.
    for (let turn = 0; turn <= 2 * rounds; turn += 1) {
      for (const [title, key] of KEYS) {
        const { answer, task } = await press(page, key);
        const of = found.get(title);
        of.answers.push(answer);
        of.tasks.push(task);
      }
    }
    await page.close();
  } finally {
    await site.close();
  }
  return [...found].flatMap(
    ([
      title,
      {
        answers: [first, ...answers],
        tasks,
      },
    ]) => [
      { title: `200 variants: ${title}`, client: medianOf(answers) },
      { title: `200 variants: ${title}, the first`, client: first },
      { title: `200 variants: ${title}, longest task`, client: Math.max(...tasks) },
    ],
  );
}
