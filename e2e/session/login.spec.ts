import { expect, openAs, openByForm, submitLogin, test } from '../support/fixtures';

const TOKEN = 'supplier-client-token';

test('a newcomer logs in by what the page shows @browser', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('登录 - 全球贸易客户端');
  await expect(page.getByRole('textbox', { name: '用户名' })).not.toHaveValue('');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
  await expect(page).toHaveTitle('首页 - 全球贸易客户端');
  await expect(page.getByRole('button', { name: '宁波甬泉泵业有限公司 用户菜单' })).toBeVisible();
});

test('a newcomer who presses the button before the scripts have run logs in once they have @browser', async ({
  page,
}) => {
  let go = () => {};
  const pressed = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/_next/**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  go();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('logs in and stays logged in after F5', async ({ page }) => {
  await openByForm(page);
  expect(await page.evaluate((name) => localStorage.getItem(name), TOKEN)).toBeTruthy();
  await page.reload();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('says why a wrong password is refused, and keeps what was typed', async ({ page }) => {
  await page.goto('./#/login');
  await submitLogin(page, { username: 'yongquan-pump', password: 'wrong-password' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('密码');
  await expect(page.getByRole('textbox', { name: '用户名' })).toHaveValue('yongquan-pump');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('wrong-password');
  await alert.getByRole('button', { name: '关闭' }).click();
  await expect(alert).toBeHidden();
});

test('checks name and password before anything is sent @all', async ({ page, faults }) => {
  faults.add({ call: '/Login', body: { code: 500, msg: '不该发送' } });
  await page.goto('./#/login');
  await submitLogin(page, { username: ' ', password: '12345' });
  await expect(page.getByText('用户名不能为空')).toBeVisible();
  await expect(page.getByText('密码不能少于6位')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('logs in by phone and code', async ({ page }) => {
  await page.goto('./#/login');
  await page.getByRole('tab', { name: '手机验证码登录' }).click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入手机号和验证码')).toBeVisible();
  await page.getByRole('textbox', { name: '手机号' }).fill('12');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请输入正确的手机号')).toBeVisible();
  await page.getByRole('textbox', { name: '手机号' }).fill('138 0013 8000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后可重新获取/ })).toBeDisabled();
  await page.getByRole('textbox', { name: '验证码' }).fill('123456');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('returns to the asked page with its query', async ({ page }) => {
  await page.goto('./#/Product/Product?status=online&pageNo=2');
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await submitLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: '产品列表' })).toBeVisible();
  await expect(page).toHaveURL(/#\/Product\/Product\?status=online&pageNo=2$/);
});

test('a redirect never leaves the app', async ({ page, site }) => {
  await page.goto('./#/login?redirect=https%3A%2F%2Fevil.example%2F');
  await submitLogin(page);
  await expect(page).toHaveURL(/#\/404$/);
  expect(new URL(page.url()).origin).toBe(new URL(site.url).origin);
});

test('with recordRoute off the asked page is not remembered @all', async ({ page, site }) => {
  site.config.recordRoute = false;
  await page.goto('./#/Product/Product');
  await expect(page).toHaveURL(/#\/login$/);
});

test('a session there already leaves the login page for home @all', async ({ page }) => {
  await openAs(page);
  await page.goto('./#/login');
  await expect(page).toHaveURL(/#\/$/);
});

test('logging out leaves no token and Back shows nothing', async ({ page }) => {
  await openByForm(page, '/Product/Product');
  await page.getByRole('button', { name: /用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  expect(
    await page.evaluate(() => [document.cookie, localStorage.getItem('supplier-client-token'), sessionStorage.length]),
  ).toEqual(['', null, 0]);
  await page.goBack();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
});

test('logs out here even when the platform does not answer @all', async ({ page, faults, expectErrors }) => {
  await openAs(page);
  expectErrors(/Failed to load resource/);
  faults.add({ call: '/logout', broken: true });
  await page.getByRole('button', { name: /用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  expect(await page.evaluate((name) => localStorage.getItem(name), TOKEN)).toBeNull();
});

for (const storage of ['localStorage', 'sessionStorage', 'cookie', 'unheard-of']) {
  test(`storage ${storage} keeps the token there and nowhere else${storage === 'cookie' ? '' : ' @all'}`, async ({
    page,
    site,
  }) => {
    site.config.storage = storage;
    await openByForm(page);
    const where = await page.evaluate((name) => {
      const paths = {
        localStorage: Boolean(localStorage.getItem(name)),
        sessionStorage: Boolean(sessionStorage.getItem(name)),
        cookie: document.cookie.includes(name),
      };
      return Object.entries(paths)
        .filter(([, held]) => held)
        .map(([path]) => path);
    }, TOKEN);
    expect(where).toEqual([storage === 'unheard-of' ? 'localStorage' : storage]);
    await page.reload();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  });
}

test('logs in with RSA and sends no word of the password', async ({ page, site, sent }) => {
  site.config.loginRSA = true;
  await openByForm(page);
  expect(sent('/Login')).toEqual([expect.stringMatching(/^\{"param":"[A-Za-z0-9+/=]+"\}$/)]);
});

test('a key that cannot be read is never a plain send', async ({ page, site, faults }) => {
  site.config.loginRSA = true;
  faults.add({ call: '/publicKey', body: { code: 200, data: { publicKey: 'not a key' } } });
  await page.goto('./#/login');
  await submitLogin(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
});

test('with login interception off everybody is admin @all', async ({ page, site, faults }) => {
  site.config.loginInterception = false;
  site.config.authentication = 'intelligence';
  faults.add({ call: '/getUserInfo', body: { code: 500, msg: '不该发送' } });
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'admin 用户菜单' })).toBeVisible();
});

test('a visitor sees a whitelisted page as a guest, and nothing else', async ({ page, site, faults }) => {
  Object.assign(site.config, {
    supportVisit: true,
    authentication: 'intelligence',
    routesWhiteList: ['/login', '/404', '/Product/Product'],
  });
  // A platform that lets visitors look answers them; this one's list is empty.
  for (const call of ['getList', 'getTree']) faults.add({ call, body: { code: 200, data: { list: [], total: 0 } } });
  await page.goto('./#/Product/Product');
  await expect(page.getByRole('button', { name: '游客 用户菜单' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^通知/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: '产品列表' })).toBeVisible();
  await page.getByRole('link', { name: '素材管理' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=%2FProduct%2FCatalogs$/);
});

test('without supportVisit a whitelisted page of the frame still asks for a login @all', async ({ page, site }) => {
  site.config.routesWhiteList = ['/login', '/404', '/Product/Catalogs'];
  await page.goto('./#/Product/Catalogs');
  await expect(page).toHaveURL(/#\/login\?redirect=%2FProduct%2FCatalogs$/);
});
