import { DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expect, openAs, test, view } from '../support/fixtures';

test('buttons follow the rights of the account', async ({ page }) => {
  await openAs(page, '/Product/Product', DEMO_SALES_ACCOUNT);
  const row = page.getByRole('table', { name: '产品列表' }).getByRole('row').nth(1);
  await expect(row.getByRole('button', { name: '编辑' })).toBeAttached();
  await expect(row.getByRole('button', { name: '删除' })).toHaveCount(0);
});

test('rights that user info leaves out are asked for', async ({ page, faults }) => {
  faults.add({ call: '/getUserInfo', body: { code: 200, data: { company_name_cn: '宁波甬泉泵业有限公司' } } });
  faults.add({
    call: '/getUserPermission',
    body: { code: 200, data: { roles: ['sales'], permissions: ['product:read'] } },
  });
  await openAs(page, '/Product/Product');
  await expect(page.getByRole('link', { name: '基本信息' })).toHaveCount(0);
  const row = page.getByRole('table', { name: '产品列表' }).getByRole('row').nth(1);
  await expect(row.getByRole('button', { name: '编辑' })).toBeAttached();
  await expect(row.getByRole('button', { name: '复制' })).toHaveCount(0);
});

test('a platform without a list of permissions loses no button', async ({ page, faults }) => {
  faults.add({
    call: '/getUserInfo',
    body: { code: 200, data: { company_name_cn: '宁波甬泉泵业有限公司', roles: ['admin'] } },
  });
  await openAs(page, '/Product/Product');
  const row = page.getByRole('table', { name: '产品列表' }).getByRole('row').nth(1);
  await expect(row.getByRole('button', { name: '删除' })).toBeAttached();
});

test('without the right to edit a form is read-only, and says why', async ({ page, faults }) => {
  faults.add({
    call: '/getUserInfo',
    body: { code: 200, data: { company_name_cn: '宁波甬泉泵业有限公司', permissions: ['product:read', 'blog:read'] } },
  });
  await openAs(page, '/ProductAdd?id=10001');
  const why = view(page)
    .getByText('您的账号没有编辑权限，只能查看。需要更改时，请联系店铺管理员。')
    .filter({ visible: true });
  await expect(why).toBeVisible();
  const sku = page.getByRole('textbox', { name: '货号' }).first();
  await expect(sku).toHaveValue(/\S/);
  await expect(sku).toBeDisabled();
  await expect(page.getByRole('button', { name: /^保存|^提交审核/ })).toHaveCount(0);
  // The text editor is no native field.
  const editor = page
    .getByRole('main')
    .getByRole('textbox', { name: /描述.*中文|中文.*描述/ })
    .last();
  const before = await editor.textContent();
  await editor.click({ force: true });
  await page.keyboard.type('x');
  await expect(editor).toHaveText(before ?? '');
  await page.goto('./#/BlogsAdd?id=1');
  await expect(view(page).getByRole('form', { name: '博客' })).toBeVisible();
  await expect(why).toBeVisible();
});
