import { expect, openAs, test } from '../support/fixtures';

const BANNER = '预览模式：可以查看，不能保存更改';

test('in preview nothing is written on a host that is not named, and the reason is said', async ({ page, site }) => {
  Object.assign(site.config, { preview: true, previewHosts: ['shop.example.com'], previewKey: 'let-me' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await openAs(page, '/Product/Product');
  await expect(page.getByText(BANNER)).toBeVisible();
  const table = page.getByRole('table', { name: '产品列表' });
  const first = await table.getByRole('link').first().textContent();
  await table.getByRole('row').nth(1).getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '预览模式下不能保存更改' })).toBeVisible();
  await expect(table.getByRole('link').first()).toHaveText(first ?? '');
  expect(sent.filter((address) => address.endsWith('doDelete'))).toEqual([]);
});

test('the key opens it, and is remembered @all', async ({ page, site }) => {
  Object.assign(site.config, { preview: true, previewKey: 'let-me' });
  await page.goto('./?key=let-me');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await openAs(page, '/Product/Product');
  await expect(page.getByText(BANNER)).toHaveCount(0);
  const table = page.getByRole('table', { name: '产品列表' });
  const first = await table.getByRole('link').first().textContent();
  await table.getByRole('row').nth(1).getByRole('button', { name: '删除' }).click();
  await expect(table.getByRole('link').first()).not.toHaveText(first ?? '');
});

test('a wrong key opens nothing; a host on the list needs none', async ({ page, site }) => {
  Object.assign(site.config, { preview: true, previewKey: 'let-me' });
  await page.goto('./?key=wrong');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await openAs(page);
  await expect(page.getByText(BANNER)).toBeVisible();
  site.config.previewHosts = [new URL(site.url).host];
  await page.reload();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByText(BANNER)).toHaveCount(0);
});
