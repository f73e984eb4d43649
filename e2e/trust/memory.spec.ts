import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';

/** Lists, forms and plain pages: 25 in all, more than are kept alive at once. */
const KINDS = ['Product', 'ProductAdd', 'Catalogs', 'Blogs', 'Shop/Info'];
const PAGES = Array.from({ length: 25 }, (_, n) => ({
  path: `/many/p${n}`,
  component: KINDS[n % KINDS.length],
  meta: { title: `页面 ${n}` },
}));
const HOME = { path: '/', component: '@/views/index/index.vue', meta: { title: '首页', noClosable: true } };
const LIST = [HOME, { path: '/many', component: 'Layout', meta: { title: '很多' }, children: PAGES }];

async function openAndCloseAll(page: Page) {
  for (const { path, meta } of PAGES) {
    await page.goto(`./#${path}`);
    await expect(page.getByRole('tab', { name: meta.title, exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(view(page).getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
  await expect(page.getByRole('tab')).toHaveCount(PAGES.length + 1);
  await page.getByRole('button', { name: '更多标签操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect(page.getByRole('tab')).toHaveCount(1);
  await expect(view(page).getByRole('heading', { level: 1, name: /./ })).toBeAttached();
}

/** What the page holds after everything that can be released is released. */
async function held(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let n = 0; n < 3; n += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: of('Nodes'), heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners') };
}

/** The engine's own machine code is most of what the heap gains at first; the app's objects are the same from the second on. */
const WARM_UP = 5;

async function staysTheSame(page: Page, cycles: number) {
  await openAs(page);
  // Code, texts and answers that are kept on purpose are loaded once, and what runs often is compiled.
  for (let n = 0; n < WARM_UP; n += 1) await openAndCloseAll(page);
  const before = await held(page);
  for (let n = 0; n < cycles; n += 1) await openAndCloseAll(page);
  const after = await held(page);
  const growth = (name: keyof typeof before) => after[name] / before[name] - 1;
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ cycles, before, after }) });
  expect(growth('nodes'), `nodes ${before.nodes} → ${after.nodes}`).toBeLessThan(0.1);
  expect(growth('listeners'), `listeners ${before.listeners} → ${after.listeners}`).toBeLessThan(0.1);
  expect(growth('heap'), `heap ${before.heap} → ${after.heap}`).toBeLessThan(0.1);
}

test('25 tabs opened and closed, 50 times over, leave nothing behind @all @browser', async ({ page, faults }) => {
  test.setTimeout(1_800_000);
  faults.add({ call: '/router/getList', body: { code: 200, data: LIST } });
  await staysTheSame(page, 50);
});
