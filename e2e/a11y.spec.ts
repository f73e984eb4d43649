import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { chooseLanguage, expect, openAs, test, view } from './fixtures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

for (const language of ['中文', 'English'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`no axe violation in ${language}, ${scheme}`, async ({ page }) => {
      test.slow();
      await page.addInitScript(
        (value) => localStorage.setItem('supplier-client-theme', JSON.stringify({ scheme: value })),
        scheme,
      );
      await page.goto('./');
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
      if (language === 'English') await chooseLanguage(page, language);
      await expect(page.getByRole('menu')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);

      await chooseLanguage(page, '中文');
      await openAs(page);
      await chooseLanguage(page, language);
      for (const path of ['/', '/Product/Product', '/ProductAdd', '/Product/Catalogs']) {
        await page.goto(`./#${path}`);
        await expect(view(page).getByRole('heading', { level: 1 })).toBeAttached();
        await expect(view(page).getByRole('progressbar')).toHaveCount(0);
        expect([path, await violations(page)]).toEqual([path, []]);
      }
    });
  }
}

test('no axe violation on 404, 403 and with menus open', async ({ page }) => {
  await openAs(page);
  await page.getByRole('button', { name: /用户菜单/ }).click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^通知/ }).click();
  await expect(page.getByRole('dialog', { name: '通知' }).getByRole('listitem').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const path of ['/404', '/403']) {
    await page.goto(`./#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await violations(page)]).toEqual([path, []]);
  }
});
