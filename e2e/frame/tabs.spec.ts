import type { Page } from 'playwright/test';
import { expect, openAs, submitLogin, test, view } from '../support/fixtures';

const FIVE = ['/Product/Product', '/Product/Catalogs', '/Product/Classify', '/Product/Question', '/Blogs/Blogs'];
const NAMES = ['首页', '产品列表', '素材管理', '分类管理', '产品问答', '博客列表'];

const bar = (page: Page) => page.getByRole('tablist', { name: '标签栏' });
const tab = (page: Page, name: string) => bar(page).getByRole('tab', { name, exact: true });
const order = (page: Page) => expect.poll(() => bar(page).getByRole('tab').allTextContents());

async function openFive(page: Page) {
  await openAs(page);
  for (const path of FIVE) {
    await page.goto(`./#${path}`);
    await expect(view(page).getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
  await order(page).toEqual(NAMES);
}

async function command(page: Page, on: string, name: string) {
  await tab(page, on).click({ button: 'right' });
  await page.getByRole('menuitem', { name, exact: true }).click();
}

for (const [style, height] of [
  ['smooth', 33],
  ['card', 28],
  ['smart', 39],
] as const) {
  test(`the style ${style} has its height, and icons go with their switch @browser${style === 'smart' ? '' : ' @all'}`, async ({
    page,
    site,
  }) => {
    Object.assign(site.config, { tabsBarStyle: style, showTabsIcon: false });
    await openAs(page, '/Product/Catalogs');
    const home = tab(page, '首页');
    expect((await home.boundingBox())?.height).toBeCloseTo(height, 0);
    const icons = () => home.evaluate((node) => node.querySelectorAll('svg').length);
    expect(await icons()).toBe(0);
    // What marks the open tab is where the tab is, and nowhere else.
    const marked = () =>
      tab(page, '素材管理').evaluate((node) => {
        const mark = node.parentElement?.nextElementSibling?.getBoundingClientRect();
        const box = node.getBoundingClientRect();
        return mark && [Math.round(mark.left - box.left), Math.round(mark.width - box.width)];
      });
    await expect.poll(marked).toEqual([0, 0]);
    site.config.showTabsIcon = true;
    await page.reload();
    await expect.poll(icons).toBe(1);
  });
}

test('the menu of a tab has the commands of the specification first @browser @all', async ({ page }) => {
  await openFive(page);
  await tab(page, '素材管理').focus();
  await page.keyboard.press('Shift+F10');
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText([
    ...['刷新', '关闭', '关闭其他', '关闭左侧', '关闭右侧', '关闭全部'],
    ...['固定', '左移', '右移', '恢复刚关闭的标签', '在新窗口打开', '最大化内容', '全部标签'],
  ]);
  await expect(page.getByRole('menuitem', { name: '恢复刚关闭的标签' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(tab(page, '素材管理')).toBeFocused();
});

test('tabs change their order by mouse, by key and by menu; the first stays @browser', async ({ page }) => {
  await openFive(page);
  // The code for dragging comes with the pointer.
  await tab(page, '博客列表').hover();
  await expect(tab(page, '博客列表')).toHaveAttribute('draggable', 'true');
  await tab(page, '博客列表').dragTo(tab(page, '素材管理'), { targetPosition: { x: 5, y: 15 } });
  await order(page).toEqual(['首页', '产品列表', '博客列表', '素材管理', '分类管理', '产品问答']);
  await tab(page, '首页').dragTo(tab(page, '分类管理'));
  await tab(page, '分类管理').dragTo(tab(page, '首页'), { targetPosition: { x: 5, y: 15 } });
  await order(page).toEqual(['首页', '产品列表', '博客列表', '素材管理', '分类管理', '产品问答']);

  await tab(page, '素材管理').focus();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await order(page).toEqual(['首页', '素材管理', '产品列表', '博客列表', '分类管理', '产品问答']);
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(tab(page, '素材管理')).toBeFocused();
  await expect(page.getByText('素材管理：第 2 个，共 6 个')).toBeAttached();
  await page.keyboard.press('Control+Shift+ArrowRight');
  await order(page).toEqual(['首页', '产品列表', '素材管理', '博客列表', '分类管理', '产品问答']);

  await command(page, '产品问答', '左移');
  await order(page).toEqual(['首页', '产品列表', '素材管理', '博客列表', '产品问答', '分类管理']);
  await expect(page).toHaveTitle(/^博客列表/);
});

test('a pinned tab is at the left and is closed by its own command only @browser @all', async ({ page }) => {
  await openFive(page);
  await command(page, '分类管理', '固定');
  await order(page).toEqual(['首页', '分类管理', '产品列表', '素材管理', '产品问答', '博客列表']);
  await expect(tab(page, '分类管理')).toHaveAccessibleDescription('已固定');
  await command(page, '素材管理', '关闭其他');
  await order(page).toEqual(['首页', '分类管理', '素材管理']);
  await page.getByRole('button', { name: '更多标签操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await order(page).toEqual(['首页', '分类管理']);
  await command(page, '分类管理', '取消固定');
  await tab(page, '分类管理').press('Delete');
  await order(page).toEqual(['首页']);
});

test('a closed tab comes back with its address, place, pin and scroll @browser', async ({ page }) => {
  await openAs(page, '/Product/Product?status=online&pageSize=100');
  await expect(view(page).getByRole('row').nth(60)).toBeAttached();
  await page.goto('./#/Product/Catalogs');
  await expect(tab(page, '素材管理')).toBeVisible();
  await tab(page, '产品列表').click();
  const row = view(page).getByRole('row').nth(60);
  await row.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await row.boundingBox())?.y ?? -1);
  const before = await top();
  await command(page, '产品列表', '固定');
  await tab(page, '产品列表').press('Delete');
  await order(page).toEqual(['首页', '素材管理']);
  await expect(tab(page, '素材管理')).toBeFocused();
  await command(page, '首页', '恢复刚关闭的标签');
  await order(page).toEqual(['首页', '产品列表', '素材管理']);
  await expect(page).toHaveURL(/\?status=online&pageSize=100$/);
  await expect(tab(page, '产品列表')).toHaveAccessibleDescription('已固定');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('several closed at once come back one by one, in their order @browser @all', async ({ page }) => {
  await openFive(page);
  await command(page, '素材管理', '关闭其他');
  await order(page).toEqual(['首页', '素材管理']);
  for (let n = 0; n < 4; n += 1) await command(page, '首页', '恢复刚关闭的标签');
  await order(page).toEqual(NAMES);
});

test('closing by the menu leaves the focus in the bar @browser @all', async ({ page }) => {
  await openFive(page);
  await tab(page, '素材管理').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '关闭', exact: true }).press('Enter');
  await order(page).toEqual(NAMES.filter((name) => name !== '素材管理'));
  await expect(tab(page, '分类管理')).toBeFocused();
});

test('a reload of the page finds the tabs, their order and pins; a logout drops them', async ({ page }) => {
  await openFive(page);
  await page.goto('./#/Product/Product?status=online');
  await command(page, '产品问答', '固定');
  await command(page, '博客列表', '左移');
  const expected = ['首页', '产品问答', '产品列表', '素材管理', '博客列表', '分类管理'];
  await order(page).toEqual(expected);
  await page.reload();
  await order(page).toEqual(expected);
  await expect(tab(page, '产品列表')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, '产品问答')).toHaveAccessibleDescription('已固定');
  await tab(page, '首页').click();
  await tab(page, '产品列表').click();
  await expect(page).toHaveURL(/\?status=online$/);
  await page.getByRole('button', { name: /用户菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await submitLogin(page);
  await order(page).toEqual(['首页']);
});

test('what is no list of tabs is ignored @browser @all', async ({ page }) => {
  await openAs(page, '/Product/Catalogs');
  const tabs = (value: unknown) => JSON.stringify({ account: 'id:supplier-yongquan-pump', tabs: value });
  for (const stored of ['', '{', 'null', '[]', tabs('x'), tabs({ length: 1 }), tabs([{ full: 7 }, null, '/x'])]) {
    await page.evaluate((text) => sessionStorage.setItem('supplier-client-tabs', text), stored);
    await page.reload();
    await order(page).toEqual(['首页', '素材管理']);
  }
});

test('another account does not find the tabs of the one before @browser @all', async ({ page }) => {
  await openAs(page, '/Product/Catalogs');
  const stored = JSON.stringify({ account: 'somebody', tabs: [{ full: '/Shop/Info', pinned: false }] });
  await page.evaluate((text) => sessionStorage.setItem('supplier-client-tabs', text), stored);
  await page.reload();
  await order(page).toEqual(['首页', '素材管理']);
});

test('many tabs: the wheel moves the row, the open one is in sight, the list finds them @browser', async ({ page }) => {
  await openAs(page);
  for (let n = 1; n <= 20; n += 1) await page.goto(`./#/BlogsAdd?id=${n}`);
  await expect(bar(page).getByRole('tab')).toHaveCount(21);
  const open = bar(page).getByRole('tab', { selected: true });
  await expect(open).toBeInViewport();
  await expect(tab(page, '首页')).not.toBeInViewport();
  await open.hover();
  await page.mouse.wheel(0, -5000);
  await expect(tab(page, '首页')).toBeInViewport();

  const more = page.getByRole('button', { name: '更多标签操作' });
  const openAll = async () => {
    await more.click();
    await page.getByRole('menuitem', { name: '全部标签' }).click();
  };
  await openAll();
  const panel = page.getByRole('dialog', { name: '全部标签' });
  await expect(panel.getByRole('menuitemradio')).toHaveCount(21);
  await expect(panel.getByRole('menuitemradio', { checked: true })).toHaveCount(1);
  const search = panel.getByRole('textbox', { name: '搜索标签' });
  await expect(search).toBeFocused();
  await search.fill('id=17');
  await expect(panel.getByRole('menuitemradio')).toHaveCount(1);
  await search.fill('首');
  await search.press('ArrowDown');
  await expect(panel.getByRole('menuitemradio', { name: '首页' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveTitle(/^首页/);
  await openAll();
  await search.fill('没有这一页');
  await expect(panel.getByText('没有匹配的标签')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a tab opens in a window of its own, which knows nothing of this one @browser @all', async ({ page, context }) => {
  await openFive(page);
  const opened = context.waitForEvent('page');
  await command(page, '素材管理', '在新窗口打开');
  const other = await opened;
  await expect(other).toHaveURL(/#\/Product\/Catalogs$/);
  await expect(other.getByRole('tab')).toHaveText(['首页', '素材管理']);
  expect(await other.evaluate(() => window.opener === null)).toBe(true);
  await order(page).toEqual(NAMES);
});

test('the content fills the window until Escape or the button says otherwise @browser', async ({ page }) => {
  await openAs(page, '/Product/Catalogs');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await command(page, '素材管理', '最大化内容');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const box = await page.getByRole('main').boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 40, 1440, 860]);
  // Escape closes what is open first.
  await page.getByRole('button', { name: '更多标签操作' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu).toBeVisible();
  await command(page, '素材管理', '最大化内容');
  await page.getByRole('button', { name: '还原内容' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a view that was passed by within a frame does not stay in front @browser', async ({ page }) => {
  await openAs(page, '/Product/Question');
  await expect(view(page).getByRole('heading', { level: 1, name: '产品问答' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#/BusinessManage/Business'));
  await expect(view(page).getByRole('heading', { level: 1, name: '询盘列表' })).toBeVisible();
  await page.evaluate(() => {
    addEventListener('hashchange', () => (location.hash = '#/BusinessManage/Business?status=new'), { once: true });
    location.hash = '#/Product/Question';
  });
  await expect(view(page).getByRole('tab', { name: /^待回复/ })).toHaveAttribute('aria-selected', 'true');
  await expect(view(page).getByRole('heading', { level: 1, name: '产品问答' })).toHaveCount(0);
});

test('a click on the tab that was just left goes back to it, however soon it comes @browser', async ({ page }) => {
  await openAs(page, '/Product/Catalogs');
  await tab(page, '首页').click();
  await expect(page).toHaveTitle(/^首页/);
  await page.evaluate(() => {
    const [home, files] = [...document.querySelectorAll<HTMLElement>('[role="tablist"] [role="tab"]')];
    files!.click();
    home!.click();
  });
  await expect(page).toHaveURL(/#\/$/);
  await expect(page).toHaveTitle(/^首页/);
  await expect(view(page).getByRole('heading', { level: 1, name: '素材管理' })).toHaveCount(0);
});
