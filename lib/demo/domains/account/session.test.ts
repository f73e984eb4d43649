import { encryptLong } from '@/lib/auth/rsa';
import { DEMO_ACCOUNT, DEMO_SALES_ACCOUNT } from './demo-account';
import { openPlatform } from '@/lib/demo/test-client';

const INFO = '/supplier/auth/getUserInfo';
const LOGIN = '/supplier/auth/Login';
type Token = { access_token?: string };

test('every call but the public ones needs a good token, in an envelope with HTTP status 200', async () => {
  const { get, post, logOut, platform } = await openPlatform();
  logOut();
  for (const path of [
    '/router/getList',
    '/notice/getList',
    '/supplier/product/getList',
    '/supplier/category/getTree',
    '/logout',
  ]) {
    expect(await get(path)).toMatchObject({ code: 401, msg: '登录已过期，请重新登录' });
  }
  expect((await post(INFO, {}, { Authorization: 'Bearer stale' })).code).toBe(401);
  expect((await get('/publicKey')).code).toBe(200);
  expect(platform.sessions.size).toBe(1);
});

test('logs in by password or by phone and code, and says what was wrong', async () => {
  const { post } = await openPlatform();
  expect((await post<Token>(LOGIN, DEMO_ACCOUNT)).data.access_token).toEqual(expect.any(String));
  const { username } = DEMO_ACCOUNT;
  expect(await post(LOGIN, { username, password: 'wrong!' })).toMatchObject({ code: 400, msg: '用户名或密码错误' });
  expect((await post<Token>(LOGIN, { phone: '138 0013 8000', code: '123456' })).data.access_token).toEqual(
    expect.any(String),
  );
  expect((await post(LOGIN, { phone: '13800138000', code: '1' })).msg).toBe('验证码错误');
  expect((await post(LOGIN, { phone: '13811112222', code: '123456' }, { 'Accept-Language': 'en' })).msg).toMatch(
    /not registered/,
  );
});

test('opens what the client encrypts with the public key, of any length', async () => {
  const { get, post } = await openPlatform();
  const { publicKey } = (await get<{ publicKey: string }>('/publicKey')).data;
  const { username, password } = DEMO_ACCOUNT;
  const param = encryptLong(JSON.stringify({ username, password, note: '泵'.repeat(90) }), publicKey);
  expect((await post<Token>(LOGIN, { param })).data.access_token).toEqual(expect.any(String));
  expect((await post(LOGIN, { param: 'AAAA' })).code).toBe(400);
  const plain = await openPlatform({ publicKey: false });
  expect((await plain.get('/publicKey')).data).toEqual({ publicKey: '' });
});

test('a logout ends its token, and only that', async () => {
  const { get, post, login, token } = await openPlatform();
  const old = token();
  await login();
  expect((await get('/logout', {}, { Authorization: `Bearer ${old}` })).code).toBe(200);
  expect((await post(INFO, {}, { Authorization: `Bearer ${old}` })).code).toBe(401);
  expect(await post(INFO)).toMatchObject({
    data: {
      id: 'supplier-yongquan-pump',
      timezone: 'Asia/Shanghai',
      company_name_cn: '宁波甬泉泵业有限公司',
      company_name_en: 'Ningbo Yongquan Pump Co., Ltd.',
      roles: ['admin'],
      logo: expect.stringMatching(/^data:image\/svg/),
    },
  });
});

test('what an account has no right to is 403', async () => {
  const { get, post, login } = await openPlatform();
  await login(DEMO_SALES_ACCOUNT);
  expect((await post<{ roles: string[] }>('/supplier/auth/getUserPermission')).data.roles).toEqual(['sales']);
  expect((await get('/supplier/product/getList')).code).toBe(200);
  expect(await post('/supplier/product/doDelete', { ids: ['10001'] })).toMatchObject({ code: 403 });
});

test('a changed password counts from then on', async () => {
  const { post, login } = await openPlatform();
  const change = (password: string, confirm_password: string) =>
    post('/supplier/auth/modifyPassword', { password, confirm_password });
  expect(await change('secret-9', 'secret-8')).toMatchObject({ code: 422, msg: '两次密码不一致' });
  expect(await change('123', '123')).toMatchObject({ code: 422 });
  expect(await change('secret-9', 'secret-9')).toMatchObject({ code: 200, msg: '修改密码成功' });
  expect((await login()).code).toBe(400);
  expect((await login({ username: DEMO_ACCOUNT.username, password: 'secret-9' })).code).toBe(200);
});

test('registers a company once, and comes back from single sign-on', async () => {
  const { post } = await openPlatform();
  expect((await post('/supplier/auth/sendCode', { phone: '13700137000', purpose: 'register' })).data).toEqual({
    resendAfter: 60,
  });
  const company = {
    company_name_cn: '试水公司',
    username: 'trial',
    phone: '13700137000',
    code: '123456',
    email: 'a@b.cn',
    password: 'trial-1',
    country: 'CN',
  };
  expect((await post<Token>('/supplier/auth/register', company)).data.access_token).toEqual(expect.any(String));
  const again = await post<{ errors: object }>('/supplier/auth/register', { ...company, email: 'x', code: '9' });
  expect(again.code).toBe(422);
  expect(Object.keys(again.data.errors).sort()).toEqual(['code', 'email', 'phone', 'username']);
  expect((await post<Token>('/supplier/auth/callback', { code: 'abc', state: 's' })).data.access_token).toEqual(
    expect.any(String),
  );
  expect((await post('/supplier/auth/callback', { code: 'denied' })).code).toBe(400);
});

test('names the features that the client uses, or those that it is asked to', async () => {
  const featuresOf = async (features?: string[]) => {
    const { post } = await openPlatform(features && { features });
    return (await post<{ features: string[] }>(INFO)).data.features;
  };
  expect(await featuresOf()).toContain('quotation-terms');
  expect(await featuresOf([])).toEqual([]);
});
