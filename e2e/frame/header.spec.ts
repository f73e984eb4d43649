import type { Page } from 'playwright/test';
import { expectSound } from '../support/axe';
import { expect, openAs, test, view } from '../support/fixtures';
import { LOOKS, openIn } from '../support/looks';

const keys = (page: Page) => page.getByRole('dialog', { name: '快捷键' });

test('full screen that is refused is said @browser', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(Element.prototype, { requestFullscreen: () => Promise.reject(new TypeError()) }),
  );
  await openAs(page);
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('开启全屏失败');
});

test('? lists the keys, and the single ones are turned off for good @browser', async ({ page }) => {
  await openAs(page, '/Product/Product');
  const box = view(page).getByRole('search').getByRole('textbox');
  await box.fill('泵');
  await box.press('?');
  await expect(box).toHaveValue('泵?');
  await expect(keys(page)).toHaveCount(0);
  await box.blur();
  await page.keyboard.press('?');
  await expect(keys(page).getByRole('term')).toHaveText([
    '打开搜索',
    '保存当前表单',
    '撤销上一次更改',
    '在列表中查找',
    '下一条询盘',
    '上一条询盘',
    '回复询盘（Esc 返回列表）',
    '加星标或取消星标',
    '显示快捷键',
  ]);
  await keys(page).getByRole('switch', { name: '启用单键快捷键' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(keys(page)).toHaveCount(0);

  await page.reload();
  await expect(box).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(box).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索' }).fill('快捷键');
  await page.keyboard.press('Enter');
  await keys(page).getByRole('switch').press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
});

test('a dialog is moved by its title, by keys and by presses, and stays in the window @browser @all', async ({
  page,
}) => {
  await openAs(page);
  await page.keyboard.press('?');
  const boxOf = async () => (await keys(page).boundingBox())!;
  const start = await boxOf();
  const title = (await keys(page).getByRole('heading', { name: '快捷键' }).boundingBox())!;
  await page.mouse.move(title.x + 40, title.y + 10);
  await page.mouse.down();
  await page.mouse.move(title.x + 140, title.y - 40, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(10, 10);
  const moved = await boxOf();
  expect([moved.x - start.x, moved.y - start.y].map(Math.round)).toEqual([100, -50]);

  const handle = keys(page).getByRole('button', { name: '移动对话框' });
  for (let n = 0; n < 40; n += 1) await handle.press('ArrowRight');
  const right = await boxOf();
  expect(right.x + right.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  expect(right.x).toBeGreaterThan(moved.x);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(async () => (await boxOf()).x + right.width).toBeLessThanOrEqual(1000);
  await handle.press('Home');
  await expect.poll(async () => Math.round((await boxOf()).x + right.width / 2)).toBe(500);
  await handle.click();
  await expect.poll(async () => (await boxOf()).x).toBeLessThan(20);
});

test('on a phone search, notices, errors and the password are within reach @browser', async ({
  page,
  site,
  expectErrors,
}) => {
  site.config.errorLog = true;
  expectErrors(/some failure/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('button', { name: /^通知/ })).toBeVisible();
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('some failure');
      }),
  );
  for (const [button, dialog] of [
    [page.getByRole('button', { name: '搜索', exact: true }), '搜索'],
    [page.getByRole('button', { name: /^通知/ }), '通知'],
    [page.getByRole('menuitem', { name: /^错误日志/ }), '错误日志'],
  ] as const) {
    if (dialog === '错误日志') await page.getByRole('button', { name: /用户菜单/ }).click();
    await button.click();
    const box = (await page.getByRole('dialog', { name: dialog, exact: true }).boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= 390]).toEqual([true, true]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog, exact: true })).toHaveCount(0);
  }
  // A long title shrinks.
  await page.goto('./#/Shop/Reviews');
  await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible();
  const who = (await page.getByRole('button', { name: /用户菜单/ }).boundingBox())!;
  expect(who.x + who.width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: /用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect(page.getByRole('textbox', { name: '新密码' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

const NAMES = {
  中文: { search: '搜索', menu: /用户菜单/, password: '修改密码', ok: '确定', errors: /^错误日志/ },
  English: { search: 'Search', menu: /user menu/, password: 'Change password', ok: 'OK', errors: /^Error log/ },
} as const;
for (const look of LOOKS) {
  const names = NAMES[look.language];
  test(`no axe violation in the dialogs of the header, in ${look.language}, ${look.scheme} ${look.tags}`, async ({
    page,
    site,
    expectErrors,
  }) => {
    test.slow();
    site.config.errorLog = true;
    expectErrors(/some failure/);
    await openIn(page, '/', look);
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };

    await page.getByRole('button', { name: names.search, exact: true }).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectSound(page, 'palette');
    await dialog.getByRole('combobox').fill('CDL');
    await expect(dialog.getByText('CDL', { exact: true }).first()).toBeVisible();
    await expectSound(page, 'records');
    await dialog.getByRole('combobox').fill('qqqq');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await expectSound(page, 'nothing found');
    await close();

    await page.keyboard.press('?');
    await expect(dialog.getByRole('switch')).toBeVisible();
    await expectSound(page, 'keys');
    await close();

    await page.getByRole('button', { name: names.menu }).click();
    await page.getByRole('menuitem', { name: names.password }).click();
    await dialog.getByRole('textbox').first().fill('abc');
    await dialog.getByRole('button', { name: names.ok }).click();
    await expectSound(page, 'password');
    await close();

    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('some failure');
        }),
    );
    await page.getByRole('button', { name: names.errors }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
    await expectSound(page, 'errors');
  });
}

test.describe('touched', () => {
  test.use({ hasTouch: true });
  test('on a phone the title stays readable beside the buttons, with long work too @browser', async ({ page }) => {
    await openAs(page, '/Product/Product');
    const title = page.getByRole('banner').getByText('产品列表', { exact: true });
    const tray = page.getByRole('button', { name: '任务', exact: true });
    const roomOfTitle = () => title.evaluate((element) => element.clientWidth);
    for (const [width, room] of [
      [390, 150],
      [320, 80],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      await expect(tray).toHaveCount(0);
      expect(await roomOfTitle()).toBeGreaterThanOrEqual(room);
    }
    await page.setViewportSize({ width: 1366, height: 780 });
    await view(page).getByRole('button', { name: '导出', exact: true }).click();
    const saved = page.waitForEvent('download');
    await page
      .getByRole('dialog', { name: '导出产品' })
      .getByRole('button', { name: /^导出 / })
      .click();
    await saved;
    await expect(tray).toBeVisible();
    for (const [width, room] of [
      [320, 80],
      [390, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      expect(await roomOfTitle()).toBeGreaterThanOrEqual(room);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const box = (await tray.boundingBox())!;
      expect([box.width >= 44, box.height >= 44, box.x + box.width <= width]).toEqual([true, true, true]);
    }
    // Where the tray takes its room, the search is in the menu.
    await page.setViewportSize({ width: 320, height: 780 });
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await page.getByRole('menuitem', { name: '搜索' }).click();
    await expect(page.getByRole('dialog', { name: '搜索', exact: true })).toBeVisible();
  });
});

test('on a phone a record with pictures keeps the header', async ({ page }) => {
  await openAs(page, '/ProductAdd?id=10001');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(view(page).getByRole('textbox', { name: '产品名称 中文', exact: true })).toHaveValue(/CDL32/);
  await expect(page.getByRole('button', { name: /用户菜单/ })).toBeVisible();
});
