import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';

const PAGES = [
  ['/', '首页', 'Home'],
  ['/Product/Product', '产品列表', 'Product list'],
  ['/Product/Catalogs', '素材管理', 'Materials'],
  ['/Product/Classify', '分类管理', 'Shop categories'],
  ['/Product/Question', '产品问答', 'Product Q&A'],
  ['/Blogs/Blogs', '博客列表', 'Blog list'],
  ['/BusinessManage/Business', '询盘列表', 'Inquiry list'],
  ['/Shop/Info', '基本信息', 'Basic info'],
  ['/Shop/Detail', '扩展信息', 'Extended info'],
  ['/Shop/Contacts', '联系方式', 'Contacts'],
  ['/Shop/Resources', '公司实力', 'Company strength'],
  ['/Shop/Reviews', '客户评价', 'Customer reviews'],
] as const;

test('menu, tab, breadcrumb and title name the page, in both languages, without a reload', async ({ page }) => {
  await openAs(page);
  await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '产品列表' }).click();
  await expect(menu.getByRole('link', { name: '产品列表' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('tab', { name: '产品列表' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('navigation', { name: '面包屑' })).toHaveText('产品管理>产品列表');
  await expect(page).toHaveTitle('产品列表 - 全球贸易客户端');

  await chooseLanguage(page, 'English');
  await expect(page).toHaveTitle('Product list - Global Trade Client');
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Product list' }),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Product list' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Products>Product list');
  await expect(view(page).getByRole('heading', { level: 1, name: 'Product list' })).toBeVisible();
  expect(await page.evaluate(() => [document.documentElement.lang, 'untouched' in globalThis])).toEqual(['en', true]);
  await page.reload();
  await expect(page).toHaveTitle('Product list - Global Trade Client');
});

test('every page of the menu is shown after F5', async ({ page }) => {
  await openAs(page);
  for (const [path, title] of PAGES) {
    // At once: it is the page that is loaded which is looked at.
    await page.evaluate((hash) => {
      location.hash = hash;
      location.reload();
    }, path);
    await expect(view(page).getByRole('heading', { level: 1, name: title })).toBeAttached();
    await expect(page).toHaveTitle(`${title} - 全球贸易客户端`);
  }
});

test('the measures of the board hold within a pixel', async ({ page }) => {
  await openAs(page, '/Product/Product');
  const box = async (role: 'banner' | 'tablist' | 'navigation' | 'main', name?: string) => {
    const found = await page.getByRole(role, { name }).first().boundingBox();
    if (!found) throw new Error(`${role} has no box`);
    return found;
  };
  const header = await box('banner');
  const main = await box('main');
  expect(Math.abs(header.height - 56)).toBeLessThanOrEqual(1);
  expect(Math.abs(main.y - header.height - 40)).toBeLessThanOrEqual(1);
  expect(Math.abs((await box('navigation', '主菜单')).width - 232)).toBeLessThanOrEqual(1);
  const heading = await view(page).getByRole('heading', { level: 1 }).boundingBox();
  expect(Math.abs((heading?.x ?? 0) - main.x - 24)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: '折叠菜单' }).click();
  await expect.poll(async () => Math.abs((await box('navigation', '主菜单')).width - 64)).toBeLessThanOrEqual(1);
  await page.reload();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
});

test('the menu: groups open and close, the logo goes home, the current entry builds the page anew @all', async ({
  page,
}) => {
  await openAs(page, '/Product/Catalogs');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const shop = menu.getByRole('button', { name: '店铺管理' });
  await expect(shop).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('button', { name: '产品管理' })).toHaveAttribute('aria-expanded', 'true');
  await shop.press('Enter');
  await expect(menu.getByRole('link', { name: '客户评价' })).toBeVisible();
  await view(page)
    .getByRole('heading', { level: 1 })
    .evaluate((node) => node.setAttribute('data-old', ''));
  await menu.getByRole('link', { name: '素材管理' }).click();
  await expect(view(page).getByRole('heading', { level: 1 })).not.toHaveAttribute('data-old');
  await menu.getByRole('link', { name: '全球贸易客户端' }).click();
  await expect(page).toHaveTitle(/^首页/);
});

test('tabs: one for each page, and every way to close them', async ({ page }) => {
  await openAs(page);
  const bar = page.getByRole('tablist', { name: '标签栏' });
  const tabs = () => bar.getByRole('tab').allTextContents();
  for (const path of [
    '/Product/Product',
    '/Product/Catalogs',
    '/Product/Classify',
    '/Product/Question',
    '/Blogs/Blogs',
  ]) {
    await page.goto(`./#${path}`);
    await expect(bar.getByRole('tab', { selected: true })).toBeVisible();
  }
  await expect.poll(tabs).toEqual(['首页', '产品列表', '素材管理', '分类管理', '产品问答', '博客列表']);

  // By key: the focus goes on to the next one.
  await bar.getByRole('tab', { name: '素材管理' }).focus();
  await page.keyboard.press('Delete');
  await expect(bar.getByRole('tab', { name: '分类管理' })).toBeFocused();
  await expect(page).toHaveURL(/Blogs\/Blogs$/);
  // The first tab cannot be closed.
  await bar.getByRole('tab', { name: '首页' }).focus();
  await page.keyboard.press('Delete');
  await expect.poll(tabs).toEqual(['首页', '产品列表', '分类管理', '产品问答', '博客列表']);
  // The middle button.
  await bar.getByRole('tab', { name: '分类管理' }).click({ button: 'middle' });
  await expect.poll(tabs).toEqual(['首页', '产品列表', '产品问答', '博客列表']);
  // The menu of a tab.
  await bar.getByRole('tab', { name: '产品问答' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭左侧' }).click();
  await expect.poll(tabs).toEqual(['首页', '产品问答', '博客列表']);
  await bar.getByRole('tab', { name: '产品问答' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭右侧' }).click();
  // The page that was shown is gone: the tab of the command comes to the front.
  await expect(page).toHaveTitle(/^产品问答/);
  await page.getByRole('button', { name: '更多标签操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect.poll(tabs).toEqual(['首页']);
  await expect(page).toHaveTitle(/^首页/);
});

test('closing the page that is shown goes to the last tab @all', async ({ page }) => {
  await openAs(page);
  for (const path of ['/Product/Catalogs', '/Product/Classify', '/Product/Catalogs']) await page.goto(`./#${path}`);
  await page.getByRole('tab', { name: '素材管理' }).press('Delete');
  await expect(page).toHaveTitle(/^分类管理/);
});

test('a tab keeps the query that its page was left with @all', async ({ page }) => {
  await openAs(page, '/Product/Product?status=online&pageNo=2');
  await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: '首页' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await page.getByRole('tab', { name: '产品列表' }).click();
  await expect(page).toHaveURL(/#\/Product\/Product\?status=online&pageNo=2$/);
});

test('Back and Forward go through the pages @all', async ({ page }) => {
  await openAs(page);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '素材管理' }).click();
  await menu.getByRole('link', { name: '分类管理' }).click();
  await page.goBack();
  await expect(page).toHaveTitle(/^素材管理/);
  await page.goForward();
  await expect(page).toHaveTitle(/^分类管理/);
});

test('refresh builds the page anew @all', async ({ page }) => {
  await openAs(page, '/Product/Catalogs');
  await view(page)
    .getByRole('heading', { level: 1 })
    .evaluate((node) => node.setAttribute('data-old', ''));
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(view(page).getByRole('heading', { level: 1 })).not.toHaveAttribute('data-old');
});

test('an unknown path is /404, and the way back finds the frame as it was', async ({ page }) => {
  await openAs(page, '/Product/Catalogs');
  await page.goto('./#/no/such/page');
  await expect(page).toHaveURL(/#\/404$/);
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page.getByRole('tab')).toHaveText(['首页', '素材管理']);
});

test('below 992 px the menu is a drawer that folds after a choice, and the fold of the desk comes back', async ({
  page,
}) => {
  await openAs(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu).toBeHidden();
  await expect(page.getByRole('tablist', { name: '标签栏' })).toHaveCount(0);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await menu.getByRole('link', { name: '素材管理' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveTitle(/^素材管理/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.width).toBeGreaterThan(200);
});

test('notices: the badge is the total, each tab asks again, clearing says so @all', async ({ page }) => {
  await openAs(page);
  const bell = page.getByRole('button', { name: /^通知（\d+）$/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: '通知' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('tab', { name: '邮件' }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('button', { name: '清空消息' }).click();
  await expect(page.getByRole('status').filter({ hasText: '清空消息成功' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '通知', exact: true })).toBeFocused();
});

test('full screen goes both ways and its name follows @all', async ({ page }) => {
  await openAs(page);
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await page.getByRole('button', { name: '退出全屏' }).click();
  await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible();
});

test('the first Tab offers to skip to the content @all', async ({ page }) => {
  await openAs(page);
  await page.reload();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(view(page)).toBeFocused();
});

test('a view that is left keeps how it was laid out, and is out of reach @browser', async ({ page }) => {
  await openAs(page, '/Product/Product');
  const list = view(page).getByRole('table', { name: '产品列表' });
  await list.getByRole('row').nth(1).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const form = view(page).getByRole('form');
  await expect(form).toBeVisible();
  await expect(list).toHaveCount(0);
  await expect(view(page).getByRole('textbox', { name: '产品名称 中文' })).toBeFocused();
  // Both in the same place and size, once all of what is left has gone to sleep.
  const sizes = () =>
    page.evaluate(() => [...document.getElementById('main')!.children].map((one) => one.clientHeight));
  await expect.poll(async () => new Set(await sizes()).size).toBe(1);
  expect(await sizes()).toHaveLength(2);
  // What is in it, too: the page that React has hidden is as high as it was.
  const heights = () =>
    page.evaluate(() =>
      [...document.getElementById('main')!.children].map((one) => one.firstElementChild!.clientHeight),
    );
  expect(Math.min(...(await heights()))).toBeGreaterThan(400);
  await page.getByRole('tab', { name: '产品列表' }).click();
  await expect(list).toBeVisible();
  await expect(form).toHaveCount(0);
});
