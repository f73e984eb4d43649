import { DEMO_ACCOUNT } from '../../lib/demo/domains/account/demo-account';
import { expect, submitLogin, test, view } from '../support/fixtures';

/** The token and the password are sent where they belong and are written nowhere else (bar S8). */
test('token and password are in no address, no Referer, no console line and no exported error log', async ({
  page,
  site,
  faults,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource|late: /);
  site.config.errorLog = true;
  const written: string[] = [];
  const sentTokens: string[] = [];
  let token = '';
  page.on('request', (request) => {
    const { referer = '', authorization = '' } = request.headers();
    written.push(request.url(), referer);
    if (authorization) sentTokens.push(authorization);
  });
  page.on('console', (message) => written.push(message.text(), ...message.args().map(String)));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url).origin });
  await page.goto('./#/Product/Catalogs');
  await submitLogin(page);
  await expect(view(page).getByRole('heading', { level: 1, name: '素材管理' })).toBeVisible();
  token = await page.evaluate(() => localStorage.getItem('supplier-client-token') ?? '');
  expect(token.length).toBeGreaterThan(5);

  // A platform that says the token and the password back, and one that breaks off.
  const words = `Authorization: Bearer ${token} {"access_token":"${token}","password":"${DEMO_ACCOUNT.password}"}`;
  faults.add({ call: 'product/getList', body: { code: 500, msg: words } });
  await page.getByRole('link', { name: '产品列表' }).click();
  await expect(view(page).getByRole('alert')).toBeVisible();
  faults.add({ call: 'question/getList', broken: true });
  await page.getByRole('link', { name: '产品问答' }).click();
  await expect(view(page).getByRole('alert')).toBeVisible();
  await page.evaluate((said) => {
    setTimeout(() => void Promise.reject(new Error(`late: ${said}`)));
  }, words);
  await page.getByRole('button', { name: /^错误日志/ }).click();
  await page.getByRole('dialog', { name: '错误日志' }).getByRole('button', { name: /复制/ }).click();
  const exported = await page.evaluate(() => navigator.clipboard.readText());
  expect(exported).toContain('Bearer ***');
  await page.keyboard.press('Escape');
  faults.add({ call: '/logout', broken: true });
  await page.getByRole('button', { name: /用户菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  if (site.lane === 'http') expect(sentTokens).toContain(`Bearer ${token}`);
  // What this journey throws itself is the browser's to write down.
  const own = written.filter((text) => !text.includes('late: '));
  for (const secret of [token, DEMO_ACCOUNT.password])
    expect([...own, exported, page.url()].filter((text) => text.includes(secret))).toEqual([]);
});
