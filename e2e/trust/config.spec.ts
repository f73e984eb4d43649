import { expect, openAs, submitLogin, test } from '../support/fixtures';

for (const [what, config, says] of [
  ['an unknown key', { titel: '我的店' }, '没有名为“titel”的设置'],
  ['a misspelled key', { BaseUrl: '/api' }, '没有名为“BaseUrl”的设置。是否应为“baseURL”？'],
  ['a misspelled value', { scheme: 'drak' }, '是否应为“dark”？可用的值：light, dark, system'],
  ['a wrong value', { requestTimeout: 'long' }, '“requestTimeout”的值无效："long"'],
  ['a host that runs code', { baseURL: 'javascript:alert(1)' }, '“baseURL”的值无效'],
  ['a public host without https', { baseURL: 'http://api.example.com' }, '“baseURL”的值无效："http://api.example.com"'],
  ['an address with an account', { ssoURL: 'https://a:b@id.example.com' }, '“ssoURL”的值无效'],
  [
    'a call moved to a port that none has',
    { paths: { '/logout': 'https://a.example:99999' } },
    '“paths./logout”的值无效',
  ],
] as const) {
  test(`${what} is named on a readable page and no call goes anywhere`, async ({ page, site }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    Object.assign(site.config, config);
    await page.goto('./');
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByRole('alert')).toContainText(Object.keys(config)[0]!);
    expect(
      calls.filter((path) => !path.startsWith('/_next') && !['/', '/config.json', '/icon.svg'].includes(path)),
    ).toEqual([]);
  });
}

for (const [what, answer, says] of [
  ['missing', { status: 404, body: 'not found' }, 'config.json 读取失败（404）'],
  ['no object', { status: 200, body: '["demo"]' }, 'config.json 是有效的 JSON，但不是对象：["demo"]'],
  [
    'not in UTF-8',
    { status: 200, body: Buffer.from('{"title":"Stra\u00dfe"}', 'latin1') },
    'config.json 不是 UTF-8 编码的文本',
  ],
  ['no JSON', { status: 200, body: '<!doctype html><title>index</title>' }, 'config.json 不是有效的 JSON'],
] as const) {
  test(`a config.json that is ${what} is never the defaults`, async ({ page, expectErrors }) => {
    expectErrors(/status of 404/);
    await page.route('**/config.json', (route) => route.fulfill(answer));
    await page.goto('./');
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByRole('button', { name: '登录', exact: true })).toHaveCount(0);
  });
}

test('title, separator and order come from the configuration @all', async ({ page, site }) => {
  Object.assign(site.config, { title: '甬泉供应商', titleSeparator: ' | ', titleReverse: true });
  await openAs(page, '/Product/Catalogs');
  await expect(page).toHaveTitle('甬泉供应商 | 素材管理');
});

test('i18n is the language until the supplier chooses @all', async ({ page, site }) => {
  site.config.i18n = 'en';
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('the token may come under another name, the envelope under others still', async ({ page, site, faults }) => {
  Object.assign(site.config, {
    tokenName: 'ticket',
    statusName: 'status',
    messageName: 'message',
    dataName: 'result',
    successCodes: ['ok'],
  });
  faults.add({ call: '/Login', body: { status: 'no', message: '账号已停用' } });
  await page.goto('./');
  await submitLogin(page);
  await expect(page.getByRole('alert')).toContainText('账号已停用');
  faults.clear();
  const answer = (call: string, data: unknown) => faults.add({ call, body: { status: 'ok', result: data } });
  answer('/Login', { ticket: 't' });
  answer('/getUserInfo', { company_name_cn: '别家平台', roles: [] });
  answer('/router/getList', [{ path: '/', component: 'Catalogs', meta: { title: '首页' } }]);
  answer('/notice/getList', { list: [], total: 0 });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('button', { name: '别家平台 用户菜单' })).toBeVisible();
});

test('a call may be remapped @all', async ({ page, site, faults }) => {
  site.config.paths = { '/supplier/auth/Login': '/v2/sign-in' };
  faults.add({ call: '/v2/sign-in', body: { code: 500, msg: '新地址收到了' } });
  await page.goto('./');
  await submitLogin(page);
  await expect(page.getByRole('alert')).toContainText('新地址收到了');
});

test('one build serves a sub-path @browser', async ({ page, site }) => {
  const { serveDist } = await import('../../scripts/operate/server.mjs');
  const host = await serveDist({ dir: 'dist', base: '/cdn/v1/app/', config: site.config });
  await page.goto(new URL('/cdn/v1/app/', host.url).href);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
  await host.close();
});

test('the page and what it loads carry the policy and the cache of the headers @browser', async ({ page, request }) => {
  const html = await request.get('./');
  expect(html.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(await html.text()).not.toMatch(/unsafe-inline|unsafe-eval/);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await html.text())?.[1];
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect((await request.get('./no/such/file')).status()).toBe(404);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/')) scripts.push(response.headers()['cache-control'] ?? '');
  });
  await page.goto('./');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  expect(new Set(scripts)).toEqual(new Set(['public, max-age=31536000, immutable']));
});
