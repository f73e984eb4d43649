import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';
import {
  LAYOUTS,
  LAYOUT_NAMES,
  SKIN_NAMES,
  choose,
  menuBehind,
  menuOf,
  openDrawer,
  savedTheme,
  withTheme,
} from '../support/theme-parts';

for (const layout of LAYOUTS) {
  test(`${layout}: every level of the menu by role, name and keyboard @browser`, async ({ page }) => {
    await withTheme(page, { layout });
    await openAs(page);
    const menu = menuOf(page);
    const shop = menu.getByRole('button', { name: '店铺管理' });
    await shop.press('Enter');
    await expect(shop).toHaveAttribute('aria-expanded', 'true');
    await menu.getByRole('link', { name: '公司实力' }).press('Enter');
    await expect(page).toHaveTitle(/^公司实力/);
    await expect(view(page).getByRole('heading', { level: 1, name: '公司实力' })).toBeAttached();
    // The menu says where the page is; in a flyout after it was opened again.
    if ((await shop.getAttribute('aria-expanded')) === 'false') await shop.press('ArrowDown');
    await expect(menu.getByRole('link', { name: '公司实力' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    // With the mouse, and the logo home.
    const products = menu.getByRole('button', { name: '产品管理' });
    if ((await products.getAttribute('aria-expanded')) === 'false') await products.click();
    await menu.getByRole('link', { name: '分类管理' }).click();
    await expect(page).toHaveTitle(/^分类管理/);
    await menu.getByRole('link', { name: '全球贸易客户端' }).click();
    await expect(page).toHaveTitle(/^首页/);
    await menu.getByRole('link', { name: '首页' }).click();
    await expect(page.getByRole('tab', { name: '首页' })).toHaveAttribute('aria-selected', 'true');
  });
}

test('all looks, density and language change around an open form, which is never built again @browser', async ({
  page,
}) => {
  test.slow();
  await openAs(page, '/ProductAdd');
  const field = view(page).getByRole('textbox', { name: '产品名称 中文', exact: true });
  await field.fill('自吸泵 JET');
  const node = await field.elementHandle();
  const main = await view(page).elementHandle();
  const untouched = () =>
    page.evaluate(
      ([input, around]) => ({
        text: (input as HTMLInputElement).value,
        there: Boolean(input?.isConnected && around?.isConnected && around.contains(input)),
      }),
      [node, main],
    );

  await openDrawer(page);
  for (const name of LAYOUT_NAMES) {
    await choose(page, '布局', name);
    await expect(menuBehind(page)).toBeVisible();
    expect([name, await untouched()]).toEqual([name, { text: '自吸泵 JET', there: true }]);
  }
  for (const name of SKIN_NAMES) await choose(page, '主题', name);
  for (const name of ['深色', '系统', '浅色']) await choose(page, '外观', name);
  for (const name of ['标准', '紧凑']) await choose(page, '密度', name);
  for (const name of ['标签', '固定头部']) await page.getByRole('switch', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseLanguage(page, 'English');
  await expect(view(page).getByRole('textbox', { name: 'Product name Chinese', exact: true })).toHaveValue(
    '自吸泵 JET',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Unfold menu' })).toBeVisible();
  expect(await untouched()).toEqual({ text: '自吸泵 JET', there: true });
});

test('below 992 px the layout is vertical and folded; layout and fold come back, and were never overwritten @browser', async ({
  page,
}) => {
  await withTheme(page, { layout: 'comprehensive' });
  await openAs(page, '/Product/Catalogs');
  await page.getByRole('button', { name: '折叠菜单' }).click();
  const before = await savedTheme(page);
  await page.setViewportSize({ width: 991, height: 800 });
  const menu = menuOf(page);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect(menu.getByRole('link', { name: '素材管理' })).toBeVisible();
  await menu.getByRole('button', { name: '店铺管理' }).click();
  await menu.getByRole('link', { name: '客户评价' }).click();
  await expect(page).toHaveTitle(/^客户评价/);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await expect(menu.getByRole('button', { name: '店铺管理' })).toHaveAttribute('aria-expanded', 'true');
  expect(await savedTheme(page)).toEqual(before);
  expect(await page.evaluate(() => localStorage.getItem('supplier-client-collapse'))).toBe('true');
});

test('the column layout has the measures of the board, and no second menu where there is nothing in it @browser @all', async ({
  page,
}) => {
  await withTheme(page, { layout: 'column' });
  await openAs(page, '/Product/Catalogs');
  const width = async () => Math.round((await menuBehind(page).boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(76 + 176);
  const entry = await menuOf(page).getByRole('button', { name: '博客管理' }).boundingBox();
  expect(Math.round(entry?.height ?? 0)).toBe(60);
  await menuOf(page).getByRole('link', { name: '首页' }).click();
  await expect.poll(width).toBe(76);
  await openDrawer(page);
  for (const [name, expected] of [
    ['横向', 112],
    ['卡片', 76],
    ['箭头', 112],
    ['纵向', 76],
  ] as const) {
    await choose(page, '分栏风格', name);
    await expect.poll(width).toBe(expected);
  }
});

test('without openFirstMenu a tab of the first level shows its children, and the page stays @browser @all', async ({
  page,
  site,
}) => {
  site.config.openFirstMenu = false;
  await withTheme(page, { layout: 'comprehensive' });
  await openAs(page, '/Product/Catalogs');
  const menu = menuOf(page);
  await menu.getByRole('button', { name: '店铺管理' }).click();
  await expect(menu.getByRole('link', { name: '联系方式' })).toBeVisible();
  await expect(page).toHaveTitle(/^素材管理/);
  await menu.getByRole('link', { name: '联系方式' }).click();
  await expect(page).toHaveTitle(/^联系方式/);
});

test('folded, names show on hover and groups open beside their icon, by mouse and by keyboard @browser @all', async ({
  page,
}) => {
  await openAs(page, '/Product/Catalogs');
  await page.getByRole('button', { name: '折叠菜单' }).click();
  const menu = menuOf(page);
  await expect(menu.getByText('首页', { exact: true })).toHaveCount(0);
  await menu.getByRole('link', { name: '首页' }).hover();
  await expect(menu.getByText('首页', { exact: true })).toBeVisible();
  const shop = menu.getByRole('button', { name: '店铺管理' });
  await shop.hover();
  await expect(menu.getByRole('link', { name: '客户评价' })).toBeVisible();
  await page.mouse.move(700, 500);
  await expect(menu.getByRole('link', { name: '客户评价' })).toBeHidden();

  await shop.press('ArrowRight');
  await expect(menu.getByRole('link', { name: '基本信息' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: '扩展信息' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shop).toBeFocused();
  await expect(shop).toHaveAttribute('aria-expanded', 'false');
  await shop.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^客户评价/);
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
});

test('the header stays, or scrolls away with the page, as chosen @browser @all', async ({ page }) => {
  await openAs(page, '/ProductAdd');
  await expect(view(page).getByRole('textbox').first()).toBeVisible();
  const top = async () => (await page.getByRole('banner').boundingBox())?.y ?? -1000;
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => view(page).getByRole('textbox').first().isVisible()).toBe(true);
  expect(await top()).toBe(0);
  await openDrawer(page);
  await page.getByRole('switch', { name: '固定头部' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThan(-90);
  // The menu stays, and a page finds its own place again.
  expect(Math.round((await menuOf(page).boundingBox())?.y ?? -1)).toBe(0);
  await menuOf(page).getByRole('link', { name: '首页' }).click();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBeLessThan(-90);
});

test('on paper there is the page alone, and all of it, in light colours @browser', async ({ page }) => {
  await withTheme(page, { scheme: 'dark', layout: 'common' });
  await openAs(page, '/ProductAdd');
  await expect(view(page).getByRole('textbox').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of [menuOf(page), page.getByRole('banner'), page.getByRole('tablist', { name: '标签栏' })]) {
    await expect(part).toBeHidden();
  }
  const heights = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
  expect(heights[0]).toBeGreaterThan(2 * heights[1]!);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('light');
});

test('on paper a list has all its rows, without the buttons of its pages @browser @all', async ({ page }) => {
  await openAs(page, '/Product/Product');
  const [rows, pages] = [view(page).getByRole('row'), view(page).getByRole('navigation')];
  await expect(rows).toHaveCount(21);
  await expect(pages).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(pages).toBeHidden();
  const last = (await rows.last().boundingBox())!;
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(last.y + last.height);
});

test('on paper columns do not overlap, the preview of a form is as small as on the screen, and an inquiry is without the list @browser @all', async ({
  page,
}) => {
  await openAs(page, '/Product/Product');
  await expect(view(page).getByRole('row')).toHaveCount(21);
  await page.emulateMedia({ media: 'print' });
  const boxes = await view(page)
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()).filter(({ width }) => width > 0));
  for (const [at, box] of boxes.entries()) expect(box.left).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => (location.hash = '#/Shop/Info'));
  const preview = view(page).getByRole('complementary');
  await expect(preview).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect((await preview.boundingBox())!.width).toBeLessThan(300);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => (location.hash = '#/BusinessManage/Business'));
  const [list, thread] = ['询盘列表', '对话'].map((name) => view(page).getByRole('region', { name, exact: true }));
  await expect(list!).toBeVisible();
  await expect(thread!).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(list!).toBeHidden();
  await expect(thread!).toBeVisible();
});
