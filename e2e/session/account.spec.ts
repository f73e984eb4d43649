import type { Page } from 'playwright/test';
import { DEMO_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expect, openAs, submitLogin, test, view } from '../support/fixtures';

const MODIFY = 'auth/modifyPassword';
const dialog = (page: Page) => page.getByRole('dialog', { name: '修改密码' });
const first = (page: Page) => dialog(page).getByRole('textbox', { name: '新密码', exact: true });
const second = (page: Page) => dialog(page).getByRole('textbox', { name: '再次输入密码', exact: true });
const ok = (page: Page) => dialog(page).getByRole('button', { name: '确定' });

/** By keys alone, as a mouse is covered elsewhere. */
async function openDialog(page: Page) {
  await page.getByRole('button', { name: /用户菜单/ }).press('Enter');
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  await page.getByRole('menuitem', { name: '修改密码' }).press('Enter');
  await expect(first(page)).toBeFocused();
}

async function fillIn(page: Page, password: string, again = password) {
  await first(page).fill(password);
  await second(page).fill(again);
}

test('the password: empty, different and too short ones are shown beside their fields, and nothing is sent', async ({
  page,
  faults,
}) => {
  await openAs(page);
  // Whatever is sent would end the session.
  faults.add({ call: MODIFY, body: { code: 401, msg: '', data: null } });
  await openDialog(page);
  await ok(page).click();
  await expect(dialog(page).getByText('请输入内容')).toHaveCount(2);
  await expect(first(page)).toBeFocused();
  await expect(first(page)).toHaveAccessibleDescription('请输入内容');

  await first(page).fill('harbour-9');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('请输入内容')).toHaveCount(1);
  await expect(second(page)).toBeFocused();

  await second(page).fill('harbour-8');
  await page.keyboard.press('Enter');
  await expect(second(page)).toHaveAccessibleDescription('两次密码不一致');
  await expect(second(page)).toHaveAttribute('aria-invalid', 'true');

  await fillIn(page, '12345');
  await ok(page).click();
  await expect(first(page)).toHaveAccessibleDescription('密码不能少于6位');
  await expect(page).toHaveURL(/#\/$/);
});

test('the password is changed: the platform’s words, the login page, and from then on only the new one', async ({
  page,
}) => {
  await openAs(page);
  await openDialog(page);
  await expect(first(page)).toHaveAttribute('type', 'password');
  await fillIn(page, 'harbour-9');
  await dialog(page).getByRole('button', { name: '显示密码' }).click();
  await expect(first(page)).toHaveAttribute('type', 'text');
  await ok(page).click();
  await expect(page.getByRole('status').filter({ hasText: '修改密码成功' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('supplier-client-token'))).toBeNull();

  await expect(page.getByRole('alert')).toHaveText('密码已修改，请重新登录。');
  await submitLogin(page, DEMO_ACCOUNT);
  await expect(page.getByRole('alert')).toContainText('用户名或密码错误');
  await submitLogin(page, { ...DEMO_ACCOUNT, password: 'harbour-9' });
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('whatever fails, what was typed stays and the session goes on', async ({ page, faults, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await openAs(page);
  await openDialog(page);
  await fillIn(page, 'harbour-9');
  const errors = { password: '不能与旧密码相同' };
  faults.add({ call: MODIFY, body: { code: 422, msg: '请检查', data: { errors } }, times: 1 });
  await ok(page).click();
  await expect(first(page)).toHaveAccessibleDescription('不能与旧密码相同');
  await expect(first(page)).toBeFocused();
  for (const [fault, text] of [
    [{ body: { code: 500, msg: '密码服务维护中', data: null } }, '密码服务维护中'],
    [{ body: { code: 403, msg: '子账号不能修改密码', data: null } }, '子账号不能修改密码'],
    [{ status: 502, body: '<html>' }, '网关错误'],
    [{ broken: true }, '未知错误，可能是跨域或地址有误'],
  ] as const) {
    faults.add({ call: MODIFY, ...fault, times: 1 });
    await ok(page).click();
    const alert = page.getByRole('alert').filter({ hasText: text });
    await alert.getByRole('button', { name: '关闭' }).click();
    await expect(first(page)).toHaveValue('harbour-9');
    await expect(second(page)).toHaveValue('harbour-9');
  }
  await ok(page).click();
  await expect(page).toHaveURL(/#\/login$/);
});

test('Escape and 取消 close it and give the focus back; it opens empty again @browser @all', async ({ page }) => {
  await openAs(page);
  for (const close of ['Escape', '取消', '关闭']) {
    await openDialog(page);
    await first(page).fill('harbour-9');
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialog(page).getByRole('button', { name: close }).press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /用户菜单/ })).toBeFocused();
  }
  await openDialog(page);
  await expect(first(page)).toHaveValue('');
});

test('unsaved text elsewhere is back after the login with the new password', async ({ page }) => {
  await openAs(page, '/ProductAdd');
  const sku = view(page).getByRole('textbox', { name: '货号' }).first();
  await sku.fill('YQ-1');
  await openDialog(page);
  await fillIn(page, 'harbour-9');
  await ok(page).click();
  await expect(page).toHaveURL(/#\/login\?redirect=%2FProductAdd$/);
  await expect(page.getByRole('alert')).toHaveText('密码已修改，重新登录后会恢复未保存的内容。');
  await submitLogin(page, { ...DEMO_ACCOUNT, password: 'harbour-9' });
  await expect(sku).toHaveValue('YQ-1');
});

const errorButton = (page: Page) => page.getByRole('button', { name: /^错误日志/ });
const log = (page: Page) => page.getByRole('dialog', { name: '错误日志' });

test('errors are kept where the deployment wants it: counted, looked up, copied, hidden @browser', async ({
  page,
  site,
  faults,
  expectErrors,
  context,
}) => {
  expectErrors(/the price is gone/);
  site.config.errorLog = 'production';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, '/Product/Catalogs');
  await expect(errorButton(page)).toHaveCount(0);
  const fail = () => page.evaluate(() => void setTimeout(() => Promise.reject(new Error('the price is gone & more'))));
  await fail();
  await expect(page.getByRole('button', { name: '错误日志（1）' })).toBeVisible();
  await fail();
  await expect(page.getByRole('button', { name: '错误日志（2）' })).toBeVisible();
  faults.add({ call: 'product/getList', body: { code: 500, msg: '库存系统维护中', data: null } });
  await page.getByRole('link', { name: '产品列表' }).click();
  await expect(page.getByRole('alert')).toContainText('库存系统维护中');

  await errorButton(page).press('Enter');
  const rows = log(page).getByRole('table', { name: '错误日志' }).getByRole('row');
  await expect(rows.first().getByRole('columnheader')).toHaveText([
    '错误路由',
    '错误信息',
    '错误堆栈',
    '时间',
    '次数',
    '查找',
  ]);
  await expect(rows.nth(1).getByRole('cell').nth(0)).toHaveText('/Product/Product');
  await expect(rows.nth(1).getByRole('cell').nth(1)).toHaveText('库存系统维护中');
  const row = rows.filter({ hasText: 'the price is gone & more' });
  await expect(row.getByRole('cell').nth(0)).toHaveText('/Product/Catalogs');
  await expect(row.getByRole('cell').nth(4)).toHaveText('2');
  await expect(row.getByText(/Error: the price is gone.*\n/)).toBeHidden();
  await row.getByText('展开堆栈').press('Enter');
  await expect(row.getByText(/Error: the price is gone.*\n/)).toBeVisible();
  for (const [engine, host] of [
    ['百度', 'www.baidu.com'],
    ['必应', 'www.bing.com'],
    ['谷歌', 'www.google.com'],
  ] as const) {
    const link = row.getByRole('link', { name: `用${engine}查找` });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect([href.protocol, href.host, [...href.searchParams.values()]]).toEqual([
      'https:',
      host,
      ['the price is gone & more'],
    ]);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }

  await log(page).getByRole('button', { name: '复制为文本' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已复制错误日志' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /×2 \/Product\/Catalogs\nthe price is gone/,
  );

  await log(page).getByRole('button', { name: '取消' }).click();
  await expect(log(page)).toHaveCount(0);
  await expect(errorButton(page)).toBeFocused();
  await errorButton(page).click();
  await log(page).getByRole('button', { name: '暂不显示' }).click();
  await expect(log(page)).toHaveCount(0);
  await expect(errorButton(page)).toHaveCount(0);
  await expect(view(page)).toBeFocused();
});

test('as shipped a built client keeps no errors @browser @all', async ({ page, faults }) => {
  await openAs(page, '/Product/Catalogs');
  faults.add({ call: 'product/getList', body: { code: 500, msg: '库存系统维护中', data: null } });
  await page.getByRole('link', { name: '产品列表' }).click();
  await expect(page.getByRole('alert')).toContainText('库存系统维护中');
  await expect(errorButton(page)).toHaveCount(0);
});
