import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';

const page = (path: string, title: string, meta: object = {}) => ({
  path,
  component: '@/views/Product/Catalogs/index',
  meta: { title, ...meta },
});
const group = (path: string, meta: object, children: object[]) => ({ path, component: 'Layout', meta, children });

/** One entry for each field, beside one without it. */
const LIST = [
  { path: '/', component: '@/views/index/index', meta: { title: '首页', noClosable: true } },
  group('/show', { title: '显示', icon: 'home-line' }, [
    page('plain', '平常'),
    page('hidden', '藏起', { hidden: true }),
    page('active', '归属', { hidden: true, activeMenu: '/show/plain' }),
    page('badge', '角标', { badge: 'Hot' }),
    page('dot', '红点', { dot: true }),
    page('blank', '新窗', { target: '_blank' }),
    page('guarded', '有权', { guard: ['product:read'] }),
    page('forbidden', '无权', { guard: ['nobody'] }),
  ]),
  group('/level', { title: '层级', levelHidden: true }, [page('inside', '里层')]),
  group('/crumb', { title: '路径', breadcrumbHidden: true }, [page('below', '其下')]),
  group('/tab', { title: '标签' }, [
    page('fixed', '常驻', { noClosable: true, icon: 'star-line' }),
    page('none', '无签', { tabHidden: true }),
    page('each', '多签', { dynamicNewTab: true }),
    page('fresh', '不留', { noKeepAlive: true }),
  ]),
];

const menu = (on: Page) => on.getByRole('navigation', { name: '主菜单' });
const link = (on: Page, name: string) => menu(on).getByRole('link', { name });
const tabs = (on: Page) => on.getByRole('tablist', { name: '标签栏' }).getByRole('tab');
const tab = (on: Page, name: string) => tabs(on).filter({ hasText: name });
const breadcrumb = (on: Page) => on.getByRole('navigation', { name: '面包屑' });

test.beforeEach(async ({ page, faults }) => {
  faults.add({ call: '/router/getList', body: { code: 200, data: LIST } });
  await openAs(page);
  const closed = menu(page).getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
});

/** Marks the page that is shown, to see later whether it was built anew. */
const heading = (on: Page) => view(on).getByRole('heading', { level: 1 });
const mark = (on: Page) => heading(on).evaluate((node) => node.setAttribute('data-old', ''));

test('title, hidden, levelHidden and guard make the menu @browser', async ({ page }) => {
  await expect(menu(page).getByRole('link')).toHaveText([
    /全球贸易/,
    '首页',
    '平常',
    /^角标/,
    '红点',
    '新窗',
    '有权',
    '里层',
    '其下',
    '常驻',
    '无签',
    '多签',
    '不留',
  ]);
  await expect(menu(page).getByRole('button', { expanded: true })).toHaveText(['显示', '路径', '标签']);
  await page.goto('./#/show/hidden');
  await expect(page).toHaveTitle(/^藏起 - /);
  await page.goto('./#/show/forbidden');
  await expect(page).toHaveURL(/#\/404$/);
});

test('activeMenu marks another entry, breadcrumbHidden leaves a level out @browser @all', async ({ page }) => {
  await page.goto('./#/show/active');
  await expect(link(page, '平常')).toHaveAttribute('aria-current', 'page');
  await expect(breadcrumb(page)).toHaveText('显示>平常>归属');
  await page.goto('./#/crumb/below');
  await expect(breadcrumb(page)).toHaveText('其下');
  await page.goto('./#/tab/each');
  await expect(breadcrumb(page)).toHaveText('标签>多签');
});

test('badge, dot, target and icon are on the entry @browser @all', async ({ page }) => {
  await expect(link(page, '角标')).toHaveText('角标Hot');
  await expect(link(page, '红点').getByRole('img', { name: '有新内容' })).toBeVisible();
  await expect(link(page, '平常').getByRole('img')).toHaveCount(0);
  await expect(link(page, '新窗')).toHaveAttribute('target', '_blank');
  await expect(link(page, '平常')).not.toHaveAttribute('target');
  const icon = (name: string) => tab(page, name).evaluate((node) => node.querySelector('svg')?.outerHTML);
  await link(page, '平常').click();
  await link(page, '多签').click();
  await expect(tab(page, '多签')).toBeVisible();
  // A page without an icon of its own has its group's; a name that is unknown is a plain page.
  const drawn = await Promise.all(['平常', '常驻', '多签'].map(icon));
  expect(new Set(drawn).size).toBe(3);
});

test('noClosable, tabHidden and dynamicNewTab make the tabs @browser', async ({ page }) => {
  await expect(tabs(page)).toHaveText(['首页', '常驻']);
  await tab(page, '常驻').press('Delete');
  await link(page, '平常').click();
  await link(page, '无签').click();
  await expect(page).toHaveTitle(/^无签/);
  await expect(tabs(page)).toHaveText(['首页', '常驻', '平常']);
  for (const full of ['/show/plain?a=1', '/show/plain?a=2', '/tab/each?a=1', '/tab/each?a=2']) {
    await page.goto(`./#${full}`);
    await expect(heading(page)).toBeAttached();
  }
  await expect(tabs(page)).toHaveText(['首页', '常驻', '平常', '多签 · a=1', '多签 · a=2']);
  await page.getByRole('button', { name: '更多标签操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect(tabs(page)).toHaveText(['首页', '常驻']);
});

test('noKeepAlive builds a page anew each time it is shown @browser', async ({ page }) => {
  for (const [name, kept] of [
    ['平常', true],
    ['不留', false],
  ] as const) {
    await link(page, name).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    // Until its files are loaded the page has a heading that is not its own.
    await expect(view(page).getByRole('treeitem').first()).toBeVisible();
    await mark(page);
    await link(page, '其下').click();
    await expect(page).toHaveTitle(/^其下/);
    await tab(page, name).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(heading(page)).toHaveCount(1);
    expect(await heading(page).evaluate((node) => node.hasAttribute('data-old'))).toBe(kept);
  }
});
