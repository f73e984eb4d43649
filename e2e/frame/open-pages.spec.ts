import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from '../support/fixtures';
import { answerLeave } from '../support/forms';
import { expectSound } from '../support/axe';

const panel = (page: Page) => page.getByRole('dialog', { name: '全部标签' });
const rows = (page: Page) => panel(page).getByRole('listitem');

/** Three pages on a desk; then the window is as narrow as a phone, or as a desk's at 200 % zoom. */
async function openThree(page: Page, width: number) {
  await openAs(page);
  for (const path of ['/Product/Question', '/ProductAdd']) {
    await page.goto(`./#${path}`);
    await expect(view(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await view(page).getByRole('textbox', { name: '货号' }).first().fill('YQ-1');
  await page.setViewportSize({ width, height: 780 });
}

for (const width of [390, 720]) {
  test(`at ${width} px the open pages are behind a button: go, close, close others, reopen @browser${width === 720 ? ' @all' : ''}`, async ({
    page,
  }) => {
    await openThree(page, width);
    const button = page.getByRole('button', { name: '3 个页面', exact: true });
    await button.click();
    await expect(rows(page)).toHaveCount(3);
    await expect(panel(page).getByRole('button', { name: '产品', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(panel(page).getByRole('button', { name: '产品', exact: true })).toHaveAccessibleDescription(
      '有未保存的更改',
    );
    await expect(panel(page).getByRole('button', { name: '关闭“首页”' })).toHaveCount(0);
    await expectSound(page, 'open pages');

    await panel(page).getByRole('button', { name: '产品问答', exact: true }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/^产品问答/);

    // What holds unsaved text is asked about first.
    await button.click();
    await panel(page).getByRole('button', { name: '关闭“产品”' }).click();
    await answerLeave(page, '取消');
    await expect(rows(page)).toHaveCount(3);
    await panel(page).getByRole('button', { name: '关闭其他' }).click();
    await answerLeave(page, '关闭并保留草稿');
    await expect(rows(page)).toHaveCount(2);
    await panel(page).getByRole('button', { name: '关闭“产品问答”' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(panel(page).getByRole('button', { name: '首页', exact: true })).toBeFocused();
    await panel(page).getByRole('button', { name: '恢复刚关闭的标签' }).click();
    await expect(page).toHaveTitle(/^产品问答/);
    await expect(page.getByRole('button', { name: '2 个页面', exact: true })).toBeVisible();
  });
}

test('below 992 px the user menu has what the header has no room for @browser', async ({ page, lane }) => {
  await openAs(page, '/Product/Question');
  await page.setViewportSize({ width: 390, height: 780 });
  const open = () => page.getByRole('button', { name: /用户菜单$/ }).click();
  await open();
  await expect(page.getByRole('menuitem')).toHaveText([
    '宁波甬泉泵业有限公司',
    ...['刷新', '全屏', '切换到 English', '主题设置', '切换到深色', '快捷键', '随机主题', '清理缓存'],
    ...(lane === 'browser' ? ['重置演示数据'] : []),
    ...['修改密码', '退出登录'],
  ]);
  await page.getByRole('menuitem', { name: '主题设置' }).click();
  await expect(page.getByRole('dialog', { name: '主题设置' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const skin = () => page.evaluate(() => document.documentElement.dataset.skin);
  const before = await skin();
  await open();
  await page.getByRole('menuitem', { name: '随机主题' }).click();
  await expect.poll(skin).not.toBe(before);
  await open();
  await page.getByRole('menuitem', { name: '清理缓存' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a phone menu that was open stays away after widening and narrowing @browser', async ({ page }) => {
  await openAs(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect(page.getByRole('link', { name: '首页' })).toBeInViewport();
  await page.setViewportSize({ width: 1200, height: 780 });
  await expect(page.getByRole('button', { name: '折叠菜单' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden();
});

for (const coarse of [false, true]) {
  test.describe(coarse ? 'touched' : 'by mouse', () => {
    test.use({ hasTouch: coarse, isMobile: coarse });
    test(`menu, search, pages, notices and user stay in the window from 320 px on${coarse ? ', to touch' : ''} @browser${coarse ? '' : ' @all'}`, async ({
      page,
      site,
      expectErrors,
    }) => {
      site.config.errorLog = true;
      expectErrors(/some failure/);
      await openAs(page, '/Shop/Reviews');
      await page.evaluate(
        () =>
          void setTimeout(() => {
            throw new Error('some failure');
          }),
      );
      for (const width of [320, 344, 360, 375, 390, 430, 600, 768, 991]) {
        await page.setViewportSize({ width, height: 700 });
        const header = page.getByRole('banner');
        for (const name of ['搜索', /^通知/, '2 个页面', /用户菜单$/, '展开菜单']) {
          const box = (await header.getByRole('button', { name, exact: typeof name === 'string' }).boundingBox())!;
          expect([width, String(name), box.x >= 0 && box.x + box.width <= width]).toEqual([width, String(name), true]);
          if (coarse)
            expect([width, String(name), box.width >= 44 && box.height >= 44]).toEqual([width, String(name), true]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      // What the narrowest have no room for is in the menu.
      await page.setViewportSize({ width: 320, height: 700 });
      await page.getByRole('button', { name: /用户菜单$/ }).click();
      await expect(page.getByRole('menuitem', { name: /^错误日志/ })).toBeVisible();
      await page.getByRole('menuitem', { name: '切换到 English' }).click();
      await expect(page.getByRole('button', { name: '2 open pages', exact: true })).toBeVisible();
    });
  });
}
