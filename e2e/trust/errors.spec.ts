import { expect, openAs, submitLogin, test, view } from '../support/fixtures';
import { patience } from '../support/patience.mjs';

const LIST = 'product/getList';
const envelope = (code: number | string, msg = '') => ({ code, msg, data: null });

// One goes through all of it; which codes mean the same is the envelope's (lib/api/request/envelope.test.ts).
for (const code of [401, '401', 1301, 401002]) {
  test(`code ${JSON.stringify(code)} ends the session and the login page remembers the place${code === 401 ? '' : ' @all'}`, async ({
    page,
    faults,
  }) => {
    await openAs(page, '/Product/Catalogs');
    faults.add({ call: LIST, body: envelope(code, '令牌失效') });
    await page.getByRole('link', { name: '产品列表' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=%2FProduct%2FProduct$/);
    expect(await page.evaluate(() => localStorage.getItem('supplier-client-token'))).toBeNull();
    faults.clear();
    await submitLogin(page);
    await expect(view(page).getByRole('heading', { level: 1, name: '产品列表' })).toBeVisible();
    // Nothing of the ended session is left open.
    await expect(page.getByRole('tab', { name: '素材管理' })).toHaveCount(0);
  });
}

test('an HTTP 401 without a body ends the session too', async ({ page, faults, expectErrors }) => {
  expectErrors(/status of 401/);
  await openAs(page, '/Product/Catalogs');
  faults.add({ call: LIST, status: 401, body: '' });
  await page.getByRole('link', { name: '产品列表' }).click();
  await expect(page).toHaveURL(/#\/login/);
});

test('code 403 of a page leads to /403', async ({ page, faults }) => {
  await openAs(page, '/Product/Catalogs');
  faults.add({ call: LIST, body: envelope(403) });
  await page.getByRole('link', { name: '产品列表' }).click();
  await expect(page).toHaveURL(/#\/403$/);
  await expect(page.getByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible();
});

const TEXTS: [code: number, zh: string][] = [
  [0, '未知错误，可能是跨域或地址有误'],
  [400, '请求有误'],
  [402, '令牌过期'],
  [404, '资源不存在'],
  [406, '请求的格式不可得'],
  [410, '资源已被永久删除'],
  [500, '服务器错误'],
  [502, '网关错误'],
  [504, '网关超时'],
];

test('a list that fails says why in its region, once, and works again after the fault', async ({
  page,
  faults,
  site,
}) => {
  // Code 0 is a success unless the deployment says otherwise.
  site.config.successCodes = [200];
  await openAs(page, '/Product/Product');
  for (const [code, text] of TEXTS) {
    faults.add({ call: LIST, body: envelope(code) });
    await page.getByRole('button', { name: '刷新' }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(1);
    faults.clear();
    await view(page).getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('table', { name: '产品列表' })).toBeVisible();
  }
});

test('the platform’s own words go before the table, as text and never as markup', async ({ page, faults }) => {
  await openAs(page, '/Product/Catalogs');
  faults.add({ call: LIST, body: envelope(500, '库存系统维护中 <img src=x onerror=alert(1)>') });
  await page.getByRole('link', { name: '产品列表' }).click();
  await expect(page.getByRole('alert')).toContainText('库存系统维护中 <img src=x onerror=alert(1)>');
});

test('503 is asked again by itself', async ({ page, faults }) => {
  await openAs(page, '/Product/Catalogs');
  faults.add({ call: LIST, body: envelope(503), headers: { 'Retry-After': '1' }, times: 2 });
  await page.getByRole('link', { name: '产品列表' }).click();
  await expect(page.getByRole('table', { name: '产品列表' })).toBeVisible();
});

for (const [name, fault, text, tag] of [
  ['a proxy’s page with 502', { status: 502, body: '<html><h1>502</h1></html>' }, '网关错误', ''],
  [
    'a portal’s page with 200',
    { body: '<html>Sign in to the Wi-Fi</html>' },
    '未知错误，可能是跨域或地址有误',
    ' @all',
  ],
  ['an empty body', { body: '' }, '未知错误，可能是跨域或地址有误', ' @all'],
  ['a broken connection', { broken: true }, '未知错误，可能是跨域或地址有误', ''],
  ['a shape nobody knows', { body: { code: 200, data: { list: {}, total: '12' } } }, '平台返回的数据格式有误', ''],
] as const) {
  test(`${name} is a readable error${tag}`, async ({ page, faults, expectErrors }) => {
    expectErrors(/Failed to load resource/);
    await openAs(page, '/Product/Catalogs');
    faults.add({ call: LIST, ...fault });
    await page.getByRole('link', { name: '产品列表' }).click();
    await expect(page.getByRole('alert')).toContainText(text);
  });
}

for (const [zh, call, body] of [
  ['登录接口异常，未正确返回 access_token', '/Login', { code: 200, data: {} }],
  ['核心接口异常，请检查返回的 JSON 格式是否正确', '/getUserInfo', { code: 200, data: { roles: 'admin' } }],
  ['核心接口异常，请检查返回的 JSON 格式是否正确', '/getUserInfo', [1, 2]],
  ['路由格式返回有误！', '/router/getList', { code: 200, data: { routes: [] } }],
] as const) {
  test(`${call} answering ${JSON.stringify(body)}: ${zh}${Array.isArray(body) ? ' @all' : ''}`, async ({
    page,
    faults,
  }) => {
    faults.add({ call, body });
    await page.goto('./#/login');
    await submitLogin(page);
    await expect(page.getByRole('alert')).toHaveText(zh);
    expect(await page.evaluate(() => localStorage.getItem('supplier-client-token'))).toBeNull();
    faults.clear();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  });
}

test('a session whose user cannot be read goes back to login, says why, and logs it', async ({
  page,
  faults,
  expectErrors,
}) => {
  await openAs(page, '/Product/Catalogs');
  const logged = page.waitForEvent('console', (message) => message.text().includes('[guard]'));
  expectErrors(/\[guard\]/);
  faults.add({ call: '/getUserInfo', body: { code: 200, data: { company_name_cn: 5 } } });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('核心接口异常');
  await expect(page).toHaveURL(/#\/login\?redirect=%2FProduct%2FCatalogs$/);
  await logged;
});

test('a message closes by its button and by itself @all', async ({ page, faults }) => {
  await openAs(page, '/Product/Product');
  faults.add({ call: 'notice/doClear', body: envelope(500, '清空失败') });
  const clear = async () => {
    await page.getByRole('dialog', { name: '通知' }).getByRole('button', { name: '清空消息' }).click();
  };
  await page.getByRole('button', { name: /^通知/ }).click();
  await clear();
  const alert = page.getByRole('alert').filter({ hasText: '清空失败' });
  await alert.getByRole('button', { name: '关闭' }).click();
  await expect(alert).toHaveCount(0);
  await clear();
  await expect(alert).toBeVisible();
  await expect(alert).toHaveCount(0, { timeout: 6000 * patience });
});
