import { DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expect, openByForm, submitLogin, test, view } from '../support/fixtures';

/** Where a login leads (bars S9 and S10), and what a platform that takes a right away leads to (S14). */

const login = (target: string) => `./#/login?redirect=${encodeURIComponent(target)}`;
const REFUSED = { code: 403, msg: '没有查看素材的权限', data: null };

test('a login leads to a form with its own query, to a record, to a list with filters, and to its tab @browser', async ({
  page,
}) => {
  for (const [target, title] of [
    ['/ProductAdd?id=10001', '产品 · 立式多级'],
    ['/Product/Product?status=online&pageNo=2&keyword=%E6%B3%B5%20a%2Bb', '产品列表'],
    ['/BusinessManage/Business?id=150', '询盘列表'],
    ['/Shop/Resources?kind=factory&a=b&a=c', '公司实力'],
  ] as const) {
    await page.goto(login(target));
    await submitLogin(page);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    const shown = new URL(page.url()).hash.slice(1);
    expect([...new URLSearchParams(shown.split('?')[1])]).toEqual([...new URLSearchParams(target.split('?')[1])]);
    expect(shown.split('?')[0]).toBe(target.split('?')[0]);
    await page.getByRole('button', { name: /用户菜单$/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  }
});

test('a page that the platform refuses to this account is the 403 page, and its link home works', async ({
  page,
  faults,
}) => {
  faults.add({ call: 'material/getList', body: REFUSED });
  await page.goto(login('/Product/Catalogs'));
  await submitLogin(page, DEMO_SALES_ACCOUNT);
  await expect(page).toHaveURL(/#\/403$/);
  await expect(page.getByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible();
  faults.clear();
  await page.getByRole('link', { name: /首页/ }).click();
  await expect(page).toHaveTitle(/^首页/);
});

test('where there is a session already, no redirect leads out, runs or goes round @browser', async ({ page, site }) => {
  await openByForm(page);
  const dialogs: string[] = [];
  let loads = 0;
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('framenavigated', () => (loads += 1));
  const targets = [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/login?redirect=/login?redirect=/login',
    '/%2e%2e//evil.test',
  ];
  for (const target of targets) {
    for (const text of [target, encodeURIComponent(target)]) {
      await page.goto(`./#/login?redirect=${text}`);
      await expect(page).toHaveURL(/#\/(404)?$/);
      expect(new URL(page.url()).origin).toBe(new URL(site.url).origin);
    }
  }
  expect(dialogs).toEqual([]);
  expect(loads).toBeLessThanOrEqual(targets.length * 2 * 4);
});

test('a right that is taken away while somebody writes: the form stays with its words and the reason', async ({
  page,
  faults,
}) => {
  await openByForm(page, '/ProductAdd?id=10001');
  const title = view(page).getByRole('textbox', { name: '产品名称 中文', exact: true });
  await expect(title).not.toHaveValue('');
  await title.fill('权限被收回前写的');
  faults.add({ call: 'product/doEdit', body: { code: 403, msg: '产品编辑权限已被收回', data: null } });
  await view(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '产品编辑权限已被收回' })).toBeVisible();
  await expect(page).toHaveURL(/#\/ProductAdd\?id=10001$/);
  await expect(title).toHaveValue('权限被收回前写的');
  // With the right given back the same press saves it.
  faults.clear();
  await view(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '保存成功' })).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('权限被收回前写的');
});
