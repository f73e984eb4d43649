/** @jest-environment ./scripts/check/jest-env.ts */
import { parseConfig, setConfig } from '@/lib/config/config';
import { fetchUser, register, sendCode } from './session';
import { setTransport } from './request/transport';

const result = parseConfig({});
if (result.ok) setConfig(result.config);

const asked: string[] = [];
/** Responds to requests by the end of their path. */
const answers = (data: Record<string, unknown>, whole: Record<string, object> = {}) =>
  setTransport((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const call = pathname.split('/').at(-1)!;
    asked.push(call);
    const body = whole[call];
    if (body instanceof Response) return Promise.resolve(body);
    return Promise.resolve(Response.json(body ?? { code: 200, msg: '', data: data[call] }));
  });
beforeEach(() => void asked.splice(0));
afterAll(() => setTransport(undefined));

const PERMITTED = { getUserPermission: { roles: ['sales'], permissions: ['product:read'] } };

it('asks for the rights that user info carries neither of', async () => {
  answers({ getUserInfo: { company_name_cn: '甬泉' }, ...PERMITTED });
  expect(await fetchUser()).toEqual({
    username: '甬泉',
    avatar: '',
    roles: ['sales'],
    permissions: ['product:read'],
    features: [],
  });
  expect(asked).toEqual(['getUserInfo', 'getUserPermission']);
});

it.each([{ roles: [] }, { permissions: [] }, { roles: ['a'], permissions: ['b'] }])(
  'does not ask again where it carries %j',
  async (rights) => {
    answers({ getUserInfo: rights, ...PERMITTED });
    expect(await fetchUser()).toMatchObject(rights);
    expect(asked).toEqual(['getUserInfo']);
  },
);

it.each([
  [{ company_name_cn: 5 }],
  [{ logo: {} }],
  [{ roles: 'admin' }],
  [{ permissions: {} }],
  [null],
  ['text'],
  [[]],
])('takes %j for no user info', async (info) => {
  answers({ getUserInfo: info });
  await expect(fetchUser()).rejects.toMatchObject({ kind: 'contract', details: { textKey: 'badUserInfo' } });
});

it('names the features of the platform, and none where the list is missing or wrong', async () => {
  for (const [features, names] of [
    [['quotation-terms', 5], ['quotation-terms']],
    ['quotation-terms', []],
    [null, []],
  ] as const) {
    answers({ getUserInfo: { roles: [], features } });
    expect((await fetchUser()).features).toEqual(names);
  }
});

it('reads null in user info as absent, and a name that is none as no name', async () => {
  answers({ getUserInfo: { company_name_cn: null, logo: null, roles: null, permissions: null }, ...PERMITTED });
  expect(await fetchUser()).toEqual({
    username: '',
    avatar: '',
    roles: ['sales'],
    permissions: ['product:read'],
    features: [],
  });
  answers({ getUserInfo: { roles: ['sales', null, 5, 'true'], permissions: null } });
  expect(await fetchUser()).toMatchObject({ roles: ['sales', 'true'], permissions: [] });
});

it.each([404, 405, '404'])(
  'takes a platform that answers %j to the call for rights for one that names none',
  async (code) => {
    answers({ getUserInfo: { company_name_cn: '甬泉' } }, { getUserPermission: { code, msg: 'no such call' } });
    expect(await fetchUser()).toMatchObject({ username: '甬泉', roles: [], permissions: [] });
  },
);

it('takes a 404 that is a page, no envelope, for none too; any other failure stays one', async () => {
  const info = { getUserInfo: {} };
  answers(info, { getUserPermission: new Response('<html>not here', { status: 404 }) });
  expect(await fetchUser()).toMatchObject({ roles: [], permissions: [] });
  answers(info, { getUserPermission: { code: 500, msg: 'down' } });
  await expect(fetchUser()).rejects.toMatchObject({ kind: 'business', code: 500 });
});

it.each([null, {}, { roles: null }, { roles: 'admin' }, []])('finds no rights in %j', async (data) => {
  answers({ getUserInfo: {}, getUserPermission: data });
  expect(await fetchUser()).toMatchObject({ roles: [], permissions: [] });
});

it.each([
  [
    { id: 'S-7', timezone: 'Asia/Shanghai' },
    { id: 'S-7', timezone: 'Asia/Shanghai' },
  ],
  [{ id: 42 }, { id: '42' }],
  [{ id: null, timezone: 5 }, {}],
  [{ id: '', timezone: '' }, {}],
  [{ id: { a: 1 } }, {}],
])('of user info %j the account and its zone are %j', async (info, user) => {
  answers({ getUserInfo: { ...info, roles: [] } });
  const { id, timezone } = await fetchUser();
  expect({ id, timezone }).toEqual({ id: undefined, timezone: undefined, ...user });
});

const FORM = {
  company_name_cn: '甬',
  username: 'a',
  phone: '1',
  code: '1',
  email: 'a@b.co',
  password: 'x',
  country: 'CN',
};
it.each([
  [{ access_token: 't' }, 't'],
  [{}, undefined],
  [null, undefined],
  [{ access_token: '' }, undefined],
])('a registration that answers %j has the token %j', async (data, token) => {
  answers({ register: data });
  // Each case registers another user: the same registration again would count as a second press.
  const username = JSON.stringify(data);
  expect((await register({ ...FORM, username })).token).toBe(token);
});

it('names the zone of the shop’s days where the platform does, whatever else it sends there', async () => {
  answers({ getUserInfo: { permissions: [], timezone: 'Pacific/Auckland' } });
  expect(await fetchUser()).toMatchObject({ timezone: 'Pacific/Auckland' });
  for (const timezone of [null, 8, undefined]) {
    answers({ getUserInfo: { permissions: [], timezone } });
    expect((await fetchUser()).timezone).toBeUndefined();
  }
});

it.each([
  [{ resendAfter: '90' }, 90],
  [{ resendAfter: 30 }, 30],
  [{}, 60],
  [null, 60],
  [{ resendAfter: 'soon' }, 60],
])('a code has been sent with the answer %j', async (data, seconds) => {
  answers({ sendCode: data });
  expect(await sendCode(`1380013${seconds}${asked.length}${JSON.stringify(data).length}`, 'login')).toBe(seconds);
});
