import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';

const tabs = (page: Page) => page.getByRole('tablist', { name: '标签栏' }).getByRole('tab');
const crumbs = (page: Page) => page.getByRole('navigation', { name: '面包屑' });

test('heading, tab, window title, breadcrumb and the list of open pages name the record @browser', async ({ page }) => {
  await openAs(page, '/ProductAdd?id=10001');
  const product = view(page).getByRole('textbox', { name: '产品名称 中文' });
  await expect(product).toHaveValue(/\S/);
  const name = await product.inputValue();
  const tab = `产品 · ${name}`;
  await expect(view(page).getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(tabs(page).last()).toHaveText(tab);
  await expect(page).toHaveTitle(new RegExp(`^${tab} - `));
  await expect(crumbs(page)).toContainText(tab);
  await page.goto('./#/ProductAdd?id=10002');
  await expect(product).not.toHaveValue(name);
  await expect(tabs(page)).toHaveText(['首页', tab, `产品 · ${await product.inputValue()}`]);
  await page.goto('./#/BlogsAdd?id=1');
  const title = view(page).getByRole('textbox', { name: /^标题/ }).first();
  await expect(title).toHaveValue(/\S/);
  await expect(tabs(page).last()).toHaveText(`博客 · ${await title.inputValue()}`);
  // Before it is opened again, a tab is named as it was.
  await page.reload();
  await expect(tabs(page).nth(1)).toHaveText(tab);
  await page.getByRole('button', { name: '更多标签操作' }).click();
  await page.getByRole('menuitem', { name: '全部标签' }).click();
  await expect(page.getByRole('menuitemradio', { name: tab })).toBeVisible();
});

test('the list of a platform that forgets dynamicNewTab swaps no record under typed text @browser', async ({
  page,
  faults,
}) => {
  const home = { path: '/', component: 'index', meta: { title: '首页', noClosable: true } };
  const form = { path: '/ProductAdd', component: 'ProductAdd', meta: { title: '产品', hidden: true } };
  faults.add({ call: '/router/getList', body: { code: 200, data: [home, form] } });
  await openAs(page, '/ProductAdd?id=10001');
  const sku = view(page).getByRole('textbox', { name: '货号' }).first();
  await expect(sku).toHaveValue(/\S/);
  await sku.fill('TYPED-1');
  await page.goto('./#/ProductAdd?id=10002');
  await expect(tabs(page)).toHaveCount(3);
  await expect(sku).not.toHaveValue('TYPED-1');
  await tabs(page).nth(1).click();
  await expect(sku).toHaveValue('TYPED-1');
});

test('a long breadcrumb folds, and menu, search and user stay in the window from 992 px on @browser', async ({
  page,
  site,
  faults,
}) => {
  const long = '很长的标题'.repeat(30);
  const level = (path: string, child: object) => ({
    path,
    component: 'Layout',
    meta: { title: `${path}${long}`, badge: long },
    children: [child],
  });
  const leaf = { path: 'leaf', component: 'Product', meta: { title: `末页${long}` } };
  const own = { ...level('own', level('d', leaf)), component: 'Blogs' };
  const home = { path: '/', component: 'index', meta: { title: '首页' } };
  faults.add({ call: '/router/getList', body: { code: 200, data: [home, level('/a', level('b', own))] } });
  faults.add({ call: '/getUserInfo', body: { code: 200, data: { company_name_cn: long, roles: ['admin'] } } });
  site.config.title = long.slice(0, 80);
  await openAs(page, '/a/b/own/d/leaf');
  for (const layout of ['vertical', 'column', 'common', 'comprehensive', 'horizontal', 'float']) {
    site.config.layout = layout as never;
    await page.reload();
    for (const width of [1440, 1280, 992]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['搜索', '刷新', /^通知/, /用户菜单$/]) {
        const box = (await page.getByRole('banner').getByRole('button', { name }).first().boundingBox())!;
        expect([layout, width, String(name), box.x > 0 && box.x + box.width <= width]).toEqual([
          layout,
          width,
          String(name),
          true,
        ]);
      }
      expect([layout, width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        layout,
        width,
        width,
      ]);
    }
  }
  site.config.layout = 'vertical';
  await page.reload();
  await expect(crumbs(page)).toContainText('末页');
  await crumbs(page).getByRole('button', { name: '更多层级' }).click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveCount(4);
  await expect(items.first()).toBeDisabled();
  await items.nth(2).click();
  await expect(page).toHaveURL(/#\/a\/b\/own$/);
});
