import type { Response } from 'playwright/test';
import { expect, openAs, test } from '../support/fixtures';

test('the demo says so, and one click puts its data back @browser', async ({ page }) => {
  await openAs(page, '/Product/Product');
  const table = page.getByRole('table', { name: '产品列表' });
  const first = await table.getByRole('link').first().textContent();
  await table.getByRole('row').nth(1).getByRole('button', { name: '删除' }).click();
  await expect(table.getByRole('link').first()).not.toHaveText(first ?? '');
  // By key: a message may cover the button for a moment.
  await page.getByRole('button', { name: '演示' }).press('Enter');
  await page.getByRole('menuitem', { name: '重置演示数据' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await openAs(page, '/Product/Product');
  await expect(table.getByRole('link').first()).toHaveText(first ?? '');
});

test('what is changed in the demo survives a reload, and no call leaves the page @browser', async ({ page, site }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(site.url).origin) outside.push(request.url());
  });
  await openAs(page, '/Product/Product');
  const total = page.getByText(/共 \d+ 条/);
  const before = await total.textContent();
  await page
    .getByRole('table', { name: '产品列表' })
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: '删除' })
    .click();
  await expect(total).not.toHaveText(before ?? '');
  const after = await total.textContent();
  await page.reload();
  await expect(total).toHaveText(after ?? '');
  expect(outside).toEqual([]);
});

test('without demo nothing of it is loaded, and the login form is empty', async ({ page, site }) => {
  site.config.demo = false;
  site.config.baseURL ??= '';
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto('./');
  await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue('');
  await expect(page.getByRole('button', { name: '演示' })).toHaveCount(0);
  for (const script of scripts) expect(await script.text()).not.toMatch(/yongquan|甬泉|YQ-/);
});
