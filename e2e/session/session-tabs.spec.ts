import type { BrowserContext, Page } from 'playwright/test';
import { DEMO_ACCOUNT, DEMO_SALES_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expect, openAs, openByForm, submitLogin, test, view } from '../support/fixtures';

const TOKEN = 'supplier-client-token';
const EDIT = '/ProductAdd?id=10001';
const SKU = 'YQ-CDL32-80';
const sku = (page: Page) => view(page).getByRole('textbox', { name: '货号' }).first();
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

/** Another tab of the same browser. */
async function openTab(context: BrowserContext, path: string) {
  const tab = await context.newPage();
  await tab.goto(`./#${path}`);
  return tab;
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /用户菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
}

/** Marks the page: whatever loads it anew takes the mark away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { stillHere: true }));
const isSame = (page: Page) => page.evaluate(() => 'stillHere' in window);

for (const storage of ['localStorage', 'cookie', 'sessionStorage']) {
  test(`${storage}: a logout in one tab ends the other in place within a second; a login brings it in where it was${storage === 'localStorage' ? '' : ' @all'}`, async ({
    page,
    context,
    site,
  }) => {
    site.config.storage = storage;
    await openByForm(page, '/Product/Catalogs');
    const other = await openTab(context, '/Product/Product?status=online');
    if (storage === 'sessionStorage') await submitLogin(other);
    await expect(menu(other)).toBeVisible();
    await mark(other);
    await logOut(page);
    await expect(other).toHaveURL(/#\/login\?redirect=/);
    await expect(other.getByRole('alert')).toHaveText('已在其他标签页退出登录，请重新登录。');
    await expect(menu(other)).toHaveCount(0);
    await expect(other.getByText('宁波甬泉泵业有限公司')).toHaveCount(0);

    await submitLogin(page);
    await expect(menu(page)).toBeVisible();
    await expect(menu(other)).toBeVisible();
    await expect(other).toHaveURL(/#\/Product\/Product\?status=online$/);
    await expect(view(other).getByRole('heading', { level: 1, name: '产品列表' })).toBeVisible();
    expect(await isSame(other)).toBe(true);
  });
}

test('what was typed in the other tab is kept first, asks nothing, and is back after the login', async ({
  page,
  context,
}) => {
  await openAs(page, '/Product/Catalogs');
  const other = await openTab(context, EDIT);
  await expect(sku(other)).toHaveValue(SKU);
  await mark(other);
  // The key before the logout: nothing of it is kept yet.
  await sku(other).fill('YQ-OTHER-TAB');
  await page.evaluate((name) => localStorage.removeItem(name), TOKEN);
  await expect(other).toHaveURL(/#\/login\?redirect=/);
  await expect(other.getByRole('alert')).toHaveText('已在其他标签页退出登录，重新登录后会恢复未保存的内容。');
  await expect(other.getByText('YQ-OTHER-TAB')).toHaveCount(0);
  await submitLogin(other);
  await expect(other).toHaveURL(/#\/ProductAdd\?id=10001$/);
  await expect(sku(other)).toHaveValue('YQ-OTHER-TAB');
  await expect(view(other).getByRole('status').filter({ hasText: '登录过期时未保存的内容' })).toBeVisible();
  expect(await isSame(other)).toBe(true);
});

test('another account in one tab: the other shows it too, says so, and writes nothing of the first', async ({
  page,
  context,
  sent,
}) => {
  await openAs(page, '/Product/Catalogs');
  const other = await openTab(context, EDIT);
  await expect(sku(other)).toHaveValue(SKU);
  await sku(other).fill('YQ-SECRET');
  await expect(view(other).getByText(/本机草稿已保存/)).toBeVisible();
  await page.evaluate(([token]) => localStorage.setItem(token, 'journey-session-sales'), [TOKEN] as const);
  await expect(other.getByText('另一个账号已在其他标签页登录，此页已切换到该账号。')).toBeVisible();
  await expect(other.getByText('上一个账号未保存的内容不会在这里显示，已保留在本机，供该账号使用。')).toBeVisible();
  await expect(sku(other)).toHaveValue(SKU);
  await expect(other.getByText('YQ-SECRET')).toHaveCount(0);
  expect(sent('product/doEdit')).toEqual([]);

  // The first account finds it where it was left.
  await logOut(other);
  await submitLogin(other, DEMO_ACCOUNT);
  await expect(menu(other)).toBeVisible();
  await other.goto(`./#${EDIT}`);
  await expect(sku(other)).toHaveValue('YQ-SECRET');
});

test('a save that is pressed before the page knows of the other account is not sent', async ({ page, sent }) => {
  await openAs(page, EDIT);
  await expect(sku(page)).toHaveValue(SKU);
  await sku(page).fill('YQ-MINE');
  // Written in this tab, where no event reports it.
  await page.evaluate(([token]) => localStorage.setItem(token, 'journey-session-sales'), [TOKEN] as const);
  await view(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('另一个账号已在其他标签页登录，此页已切换到该账号。')).toBeVisible();
  expect(sent('product/doEdit')).toEqual([]);
});

test('junk on the channel and in the storage changes nothing', async ({ page }) => {
  await openAs(page, '/Product/Catalogs');
  await mark(page);
  await page.evaluate((name) => {
    const channel = new BroadcastChannel(`supplier-client-session ${name} ${location.pathname}`);
    for (const junk of [null, 7, 'out', [], {}, { kind: 'out' }, { kind: 'in', token: 'x' }, { kind: {} }])
      channel.postMessage(junk);
    for (const key of [name, null, 'x']) dispatchEvent(new StorageEvent('storage', { key, newValue: 'x' }));
  }, TOKEN);
  await page.getByRole('link', { name: '产品列表' }).click();
  await expect(view(page).getByRole('heading', { level: 1, name: '产品列表' })).toBeVisible();
  expect(await isSame(page)).toBe(true);
});

test('a login as a colleague beside a page of the first account asks for nothing that the first one typed @all', async ({
  page,
  context,
}) => {
  await openByForm(page, '/Product/Catalogs');
  const other = await openTab(context, '/Product/Product');
  await expect(menu(other)).toBeVisible();
  await logOut(page);
  await submitLogin(page, DEMO_SALES_ACCOUNT);
  await expect(menu(page)).toBeVisible();
  await expect(menu(other)).toBeVisible();
  const read = (tab: Page) => tab.evaluate((name) => localStorage.getItem(name), TOKEN);
  expect(await read(other)).toBe(await read(page));
});
