import { expect, openAs, test } from '../support/fixtures';

const BANNER = '预览模式：可以查看，不能保存更改';

test('in preview nothing is written on a host that is not named, and the reason is said', async ({ page, site }) => {
  Object.assign(site.config, { preview: true, previewHosts: ['shop.example.com'], previewKey: 'let-me' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await openAs(page, '/Product/Product');
  await expect(page.getByText(BANNER)).toBeVisible();
  const table = page.getByRole('table', { name: '产品列表' });
  // What would be refused is not offered, and a form is shown to be read.
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(table.getByRole('button', { name: '删除' })).toHaveCount(0);
  await page.goto('./#/ProductAdd?id=10001');
  await expect(page.getByText('预览模式下只能查看，不能更改。')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '货号' }).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: /^保存/ })).toHaveCount(0);
  // What everybody may change is refused, and says so.
  await page.getByRole('button', { name: /^通知/ }).click();
  await page.getByRole('button', { name: '清空消息' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '预览模式下不能保存更改' })).toBeVisible();
  expect(sent.filter((address) => /doDelete|doEdit|clear/i.test(address))).toEqual([]);
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
