import { expectSound } from '../support/axe';
import { chooseLanguage, expect, openAs, test, view } from '../support/fixtures';
import { withTheme } from '../support/theme-parts';

for (const language of ['中文', 'English'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    // Chinese in light colours is gone through screen by screen, in the journeys of each.
    const often = language === 'English' && scheme === 'dark';
    test(`no axe violation in ${language}, ${scheme} @browser${often ? '' : ' @all'}`, async ({ page }) => {
      test.slow();
      await withTheme(page, { scheme });
      await page.goto('./');
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
      if (language === 'English') await chooseLanguage(page, language);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expectSound(page, 'login');

      await chooseLanguage(page, '中文');
      await openAs(page);
      await chooseLanguage(page, language);
      for (const path of ['/', '/Product/Product', '/ProductAdd', '/BusinessManage/Business']) {
        await page.goto(`./#${path}`);
        await expect(view(page).getByRole('heading', { level: 1 })).toBeAttached();
        await expect(view(page).getByRole('progressbar')).toHaveCount(0);
        await expectSound(page, path);
      }
    });
  }
}

test('no axe violation at the login, on 404, 403 and with menus open @browser', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expectSound(page, 'login');
  await openAs(page);
  await page.getByRole('button', { name: /用户菜单/ }).click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  await expectSound(page, 'user menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^通知/ }).click();
  await expect(page.getByRole('dialog', { name: '通知' }).getByRole('listitem').first()).toBeVisible();
  await expectSound(page, 'notices');
  await page.keyboard.press('Escape');
  for (const path of ['/404', '/403']) {
    await page.goto(`./#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page, path);
  }
});

for (const [language, scheme, names] of [
  [
    '中文',
    'light',
    {
      refresh: '刷新',
      display: '显示',
      columns: '列设置',
      price: '价格',
      ok: '确定',
      save: '保存',
      submit: '提交审核',
      title: '产品名称 中文',
    },
  ],
  [
    'English',
    'dark',
    {
      refresh: 'Refresh',
      display: 'Display',
      columns: 'Columns',
      price: 'Price',
      ok: 'OK',
      save: 'Save',
      submit: 'Submit for review',
      title: 'Product name Chinese',
    },
  ],
] as const) {
  test(`no axe violation in the list and the form at work, in ${language}, ${scheme} @browser${scheme === 'light' ? '' : ' @all'}`, async ({
    page,
    faults,
  }) => {
    test.slow();
    await withTheme(page, { scheme });
    await openAs(page, '/Product/Product');
    await expect(view(page).getByRole('table')).toBeVisible();
    await chooseLanguage(page, language);

    await view(page).getByRole('row').nth(1).getByRole('checkbox').click();
    await view(page).getByRole('row').nth(2).getByRole('link').focus();
    await expect(view(page).getByRole('toolbar')).toBeVisible();
    await expectSound(page, 'selection');
    await page.getByRole('button', { name: names.refresh, exact: true }).hover();
    await expect(page.getByText(names.refresh, { exact: true })).toBeVisible();
    await expectSound(page, 'tip');
    await view(page).getByRole('button', { name: names.display, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: names.columns }).hover();
    await expectSound(page, 'display');
    await page.getByRole('dialog').getByRole('button', { name: names.columns }).click();
    await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    await expectSound(page, 'columns');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await view(page).getByRole('button', { name: names.price, exact: true }).first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: names.ok })).toBeVisible();
    await expectSound(page, 'filter');
    await page.keyboard.press('Escape');

    await page.goto('./#/ProductAdd');
    await view(page).getByRole('button', { name: names.submit, exact: true }).click();
    await expect(view(page).getByRole('alert')).toBeFocused();
    await expectSound(page, 'summary');

    await page.goto('./#/ProductAdd?id=10001');
    const title = view(page).getByRole('textbox', { name: names.title, exact: true });
    await expect(title).toHaveValue(/CDL32/);
    await title.fill('A');
    const theirs = {
      title: { zh: 'B', en: 'B' },
      sku: 'YQ-B',
      status: 'online',
      keywords: [],
      groupIds: [],
      images: [],
    };
    const record = {
      ...theirs,
      id: '10001',
      version: 99,
      createdAt: '2026-03-01T00:00:00Z',
      updatedAt: '2026-03-02T00:00:00Z',
      score: 50,
      stats: { views: 0, inquiries: 0, favourites: 0 },
    };
    faults.add({ call: 'product/doEdit', body: { code: 409, msg: '', data: record } });
    await view(page).getByRole('button', { name: names.save, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await expectSound(page, 'conflict');
  });
}
