import type { Page } from 'playwright/test';
import { START } from '../support/clock';
import { expect, openAs, test } from '../support/fixtures';

const IN = /用户菜单$/;
const FOREIGN = '这次登录不是从此浏览器发起的，或已过期，请重新登录。';

/** Any address whose host is never reached: the journeys play the identity provider. */
const SSO = 'https://sso.example/authorize?client_id=supplier';

/** A sign-on that this browser has begun. */
const begin = (page: Page, state = 's1', at = START) =>
  page.addInitScript(
    (started) => {
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', '1');
      localStorage.setItem('supplier-client-sign-on', JSON.stringify(started));
    },
    { state, target: '/', at },
  );

test.beforeEach(({ site }) => {
  site.config.ssoURL = SSO;
});

for (const [where, address] of [
  ['behind the #', './#/callback?code=abc&state=s1'],
  ['before the #', './?code=abc&state=s1#/callback'],
] as const) {
  test(`a code ${where} opens the session and leaves the address`, async ({ page }) => {
    await begin(page);
    await page.goto(address);
    await expect(page.getByRole('button', { name: IN })).toBeVisible();
    expect(page.url()).not.toContain('code=');
    expect(page.url()).not.toContain('state=');
    await page.reload();
    await expect(page.getByRole('button', { name: IN })).toBeVisible();
  });
}

test('signs on from the login page and comes back to the page that was asked for', async ({ page, site }) => {
  await page.route('https://sso.example/**', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    expect(asked.get('client_id')).toBe('supplier');
    back.searchParams.set('code', 'abc');
    back.searchParams.set('state', asked.get('state') ?? '');
    return route.fulfill({ status: 302, headers: { Location: back.href } });
  });
  await page.goto('./#/Product/Catalogs');
  await page.getByRole('button', { name: '单点登录' }).click();
  await expect(page.getByRole('button', { name: IN })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${site.url.replaceAll('.', '\\.')}#/Product/Catalogs$`));
});

test('without ssoURL there is no such entry, and the return address leads to the login page', async ({
  page,
  site,
  sent,
}) => {
  site.config.ssoURL = undefined;
  await page.goto('./#/callback?code=abc&state=s1&error_description=Call%20us');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '单点登录' })).toHaveCount(0);
  await expect(page.getByText('Call us')).toHaveCount(0);
  expect(sent('/auth/callback')).toEqual([]);
});

for (const [what, started] of [
  ['that nobody began here', undefined],
  ['with another state', { state: 'mine', at: START }],
  ['that comes after five minutes', { state: 's1', at: START - 301_000 }],
] as const) {
  test(`a return ${what} is refused, sends nothing and says nothing of its own`, async ({ page, sent }) => {
    if (started) await begin(page, started.state, started.at);
    await page.goto('./#/callback?code=abc&state=s1&error_description=Call%200800%20now');
    await expect(page.getByRole('alert')).toHaveText(FOREIGN);
    await expect(page.getByText('0800')).toHaveCount(0);
    expect(page.url()).not.toContain('abc');
    expect(sent('/auth/callback')).toEqual([]);
    await page.getByRole('link', { name: '去登录' }).click();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  });
}

test('a foreign link leaves the session that runs as it is', async ({ page, sent }) => {
  await openAs(page, '/Product/Catalogs');
  const token = await page.evaluate(() => localStorage.getItem('supplier-client-token'));
  await page.goto('./#/callback?code=abc&state=theirs');
  await expect(page.getByRole('alert')).toHaveText(FOREIGN);
  expect(sent('/auth/callback')).toEqual([]);
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page.getByRole('button', { name: IN })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('supplier-client-token'))).toBe(token);
});

for (const [what, query, says] of [
  ['no code', '?state=s1', '返回地址中没有登录凭证'],
  ['a refusal', '?error=access_denied&error_description=User%20cancelled&state=s1', 'User cancelled'],
  ['a code that the platform does not take', '?code=denied&state=s1', '单点登录失败，请重新登录'],
] as const) {
  test(`${what} is said, with a way to the login page${what === 'no code' ? ' @all' : ''}`, async ({ page }) => {
    await begin(page);
    await page.goto(`./#/callback${query}`);
    await expect(page.getByRole('alert')).toContainText(says);
    expect(await page.evaluate(() => localStorage.getItem('supplier-client-token'))).toBeNull();
    await page.getByRole('link', { name: '去登录' }).click();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  });
}
