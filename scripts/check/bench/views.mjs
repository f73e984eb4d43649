// Waiting times after the start, with a processor 4 times slower: the first visit of a view, the return
// to it, and a letter typed. From the press to the frame that shows it, on the page's clock. The demo platform answers at
// once, so that no network is measured. A first visit begins at home, at once and after a rest, with the pointer on the
// link; it ends with the frame that shows a record of the answer, or the first field of a new form, and no skeleton.
import { serveDist } from '../../operate/server.mjs';
import { medianOf } from './median.mjs';

const SLOWDOWN = 4;
/** Milliseconds after which what a press has put off is done. */
const RESTS = 2_000;
const LONGEST = 30_000;

/** Views that a supplier goes back and forth between: path, title. */
const VIEWS = [
  ['/Product/Product', '产品列表'],
  ['/BusinessManage/Business', '询盘管理'],
  ['/Shop/Info', '店铺信息'],
  ['/ProductAdd?id=10001', '产品'],
  ['/', '首页'],
];
/** Views that are visited from home, each in a browser of its own, and what is a record of theirs: path, title, selector. */
const VISITS = [
  ['/Product/Product', '产品列表', 'tbody tr a[href]'],
  ['/Product/Classify', '产品分类', '[role=treeitem]'],
  ['/BusinessManage/Business', '询盘管理', '[role=row]'],
  ['/Shop/Info', '店铺信息', 'input:not([value=""])'],
  ['/Shop/Contacts', '联系人', 'tbody tr'],
  ['/ProductAdd', '新产品', 'input'],
];
/** Milliseconds at home before the press. */
const STAYS = { 'at once': 0, 'after a rest': 15_000 };
/** Milliseconds that the pointer is on a link before it is pressed. */
const HOVERS = 80;

/** Fields that are typed into, by the path of their screen. */
const FIELDS = [
  ['/Product/Product', 'main > :not([data-away]) input[type=search], main > :not([data-away]) input'],
  ['/ProductAdd?id=10001', 'main > :not([data-away]) form input[type=text], main > :not([data-away]) input'],
];

/** In the page: makes helpers that time a change until the frame that shows it, which must come within `longest` ms. */
function helpers(longest) {
  const afterFrame = () =>
    new Promise((resolve) => {
      // The frame is made after the callback: the next task is the first moment behind it.
      requestAnimationFrame(() => scheduler.postTask(resolve, { priority: 'user-blocking' }));
    });
  globalThis.__timed = async (change, isSeen) => {
    const start = performance.now();
    change();
    do {
      await afterFrame();
      if (performance.now() - start > longest) throw new Error(`Not shown within ${longest} ms: ${change}`);
    } while (!isSeen());
    return performance.now() - start;
  };
  globalThis.__front = () => document.querySelector('main > :not([data-away])');
  globalThis.__skeletonsInSight = (front) =>
    [...front.querySelectorAll('[data-skeleton]')].some((skeleton) => {
      const { top, bottom, height } = skeleton.getBoundingClientRect();
      return height > 0 && top < innerHeight && bottom > 0;
    });
  globalThis.__type = (field, letter) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    set.call(field, field.value + letter);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Opens a screen and waits for its heading and for its content: no skeleton is in sight any more. */
const openScreen = (page, path) =>
  page.evaluate(
    (at) =>
      globalThis.__timed(
        () => (location.hash = `#${at}`),
        () => {
          const front = globalThis.__front();
          // Not by the address, into which a list writes what it shows.
          const isThere = front?.dataset.view === at && front.querySelector('h1');
          const isWhole = isThere && !globalThis.__skeletonsInSight(front);
          return isWhole && front !== globalThis.__last && (globalThis.__last = front);
        },
      ),
    path,
  );

/** In the page: measures from the next press, or change of the address, to the frame that shows a record. */
function watchVisit([path, record]) {
  const isSeen = () => {
    const front = globalThis.__front();
    if (!front?.dataset.view.startsWith(path) || globalThis.__skeletonsInSight(front)) return false;
    return [...front.querySelectorAll(record)].some((element) => element.checkVisibility());
  };
  globalThis.__visit = new Promise((resolve) => {
    const begin = () => resolve(globalThis.__timed(() => {}, isSeen));
    globalThis.__begin = begin;
    addEventListener('click', begin, { capture: true, once: true });
  });
}

async function visitRound(browser, url, note) {
  for (const [stay, rest] of Object.entries(STAYS)) {
    for (const [path, title, record] of VISITS) {
      const page = await openClient(browser, url, rest);
      const menu = page.getByRole('navigation', { name: '主菜单' });
      const closed = menu.getByRole('button', { expanded: false });
      while ((await closed.count()) > 0) await closed.first().click();
      await slow(page);
      await page.evaluate(watchVisit, [path, record]);
      const link = menu.locator(`a[href="#${path}"]`);
      if ((await link.count()) > 0) {
        await link.hover();
        await page.waitForTimeout(HOVERS);
        await page.mouse.down();
        await page.mouse.up();
      } else {
        await page.evaluate((at) => {
          globalThis.__begin();
          location.hash = `#${at}`;
        }, path);
      }
      note(`first visit ${stay}: ${title}`, 'client', await page.evaluate(() => globalThis.__visit));
      await page.close();
    }
  }
}

const typeInto = (page, selector) =>
  page.evaluate(async (css) => {
    const field = [...document.querySelectorAll(css)].find((one) => one.checkVisibility() && !one.readOnly);
    field.focus();
    return globalThis.__timed(
      () => globalThis.__type(field, 'a'),
      () => field.value.endsWith('a'),
    );
  }, selector);

async function openClient(browser, url, rest = 2 * RESTS) {
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => (globalThis.__DEMO__ = { latency: 0, seed: 1, persist: false }));
  await page.addInitScript(helpers, LONGEST);
  await page.goto(url);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('main').getByRole('heading', { level: 1, name: '首页', exact: true }).waitFor();
  await page.waitForTimeout(rest);
  return page;
}

const slow = async (page) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

async function clientRound(browser, url, note) {
  const page = await openClient(browser, url);
  await slow(page);
  await page.evaluate(() => (globalThis.__last = globalThis.__front()));
  for (const [path] of VIEWS.slice(0, -1)) {
    await openScreen(page, path);
    await page.waitForTimeout(RESTS);
  }
  for (const [path, title] of VIEWS) {
    note(`return: ${title}`, 'client', await openScreen(page, path));
    await page.waitForTimeout(RESTS);
  }
  for (const [path, selector] of FIELDS) {
    await openScreen(page, path);
    await page.waitForTimeout(RESTS);
    const title = VIEWS.find(([one]) => one === path)[1];
    note(`typing: ${title}`, 'client', await typeInto(page, selector));
  }
  await page.close();
}

async function referenceRound(browser, name, url, note) {
  const page = await browser.newPage();
  await page.addInitScript(helpers, LONGEST);
  await page.goto(url, { waitUntil: 'networkidle' });
  await slow(page);
  const show = (view) =>
    page.evaluate((title) => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === title);
      const isSeen = () => document.querySelector('#list')?.checkVisibility() === (title === 'list');
      return globalThis.__timed(() => button.click(), isSeen);
    }, view);
  note('first visit: a list of 20 rows', name, await show('list'));
  await show('figures');
  note('return: a list of 20 rows', name, await show('list'));
  note('typing: a field', name, await typeInto(page, 'input'));
  await page.close();
}

/** Rows of a table, in medians of all rounds; what is the slowest of each kind comes last in its name. */
export async function benchViews({ browser, dist, references, rounds }) {
  const site = await serveDist({ dir: dist, host: '127.0.0.1', config: { demo: true } });
  const found = new Map();
  const note = (title, name, time) => {
    const row = found.get(title) ?? {};
    (row[name] ??= []).push(time);
    found.set(title, row);
  };
  try {
    for (let turn = 0; turn < rounds; turn += 1) {
      await visitRound(browser, site.url, note);
      await clientRound(browser, site.url, note);
      for (const [name, url] of Object.entries(references)) await referenceRound(browser, name, url, note);
    }
  } finally {
    await site.close();
  }
  return [...found].map(([title, row]) => ({
    title,
    ...Object.fromEntries(Object.entries(row).map(([name, times]) => [name, medianOf(times)])),
  }));
}
