import { expect, test } from './fixtures';

const IN = /用户菜单$/;

for (const [where, address] of [
  ['behind the #', './#/callback?code=abc&state=s1'],
  ['before the #', './?code=abc&state=s1#/callback'],
] as const) {
  test(`a code ${where} opens the session and leaves the address`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: IN })).toBeVisible();
    expect(page.url()).not.toContain('code=');
    expect(page.url()).not.toContain('state=');
    await page.reload();
    await expect(page.getByRole('button', { name: IN })).toBeVisible();
  });
}

test('signs on from the login page and comes back to the page that was asked for', async ({ page, site }) => {
  site.config.ssoURL = 'https://sso.example/authorize?client_id=supplier';
  await page.route('https://sso.example/**', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    expect(asked.get('client_id')).toBe('supplier');
    back.searchParams.set('code', 'abc');
    back.searchParams.set('state', asked.get('state') ?? '');
    return route.fulfill({ status: 302, headers: { Location: back.href } });
  });
  await page.goto('./#/Product/Catalogs');
  await page.getByRole('button', { name: '企业统一身份登录' }).click();
  await expect(page.getByRole('button', { name: IN })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${site.url.replaceAll('.', '\\.')}#/Product/Catalogs$`));
});

test('without ssoURL there is no such entry @browser @all', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '企业统一身份登录' })).toHaveCount(0);
});

test('a state that this browser did not begin with is refused before anything is sent', async ({ page, faults }) => {
  faults.add({ call: '/auth/callback', body: { code: 500, msg: '不该发送' } });
  await page.addInitScript(() =>
    localStorage.setItem('supplier-client-sign-on', JSON.stringify({ state: 'mine', target: '/', at: Date.now() })),
  );
  await page.goto('./#/callback?code=abc&state=other');
  await expect(page.getByRole('alert')).toContainText('这次登录不是从这个浏览器发起的');
  expect(page.url()).not.toContain('abc');
});

for (const [what, query, says] of [
  ['no code', '?state=s', '返回地址里没有登录凭证'],
  ['a refusal', '?error=access_denied&error_description=User%20cancelled&state=s', 'User cancelled'],
  ['a code that the platform does not take', '?code=denied&state=s', '单点登录失败，请重新登录'],
] as const) {
  test(`${what} is said, with a way to the login page${what === 'no code' ? ' @all' : ''}`, async ({ page }) => {
    await page.goto(`./#/callback${query}`);
    await expect(page.getByRole('alert')).toContainText(says);
    expect(await page.evaluate(() => localStorage.getItem('supplier-client-token'))).toBeNull();
    await page.getByRole('link', { name: '去登录' }).click();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  });
}
