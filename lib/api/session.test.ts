import { parseConfig, setConfig } from '@/lib/config/config';
import { fetchUser, register } from './session';
import { setTransport } from './transport';

const result = parseConfig({});
if (result.ok) setConfig(result.config);

const asked: string[] = [];
/** Answers calls by the end of their path. */
const answers = (data: Record<string, unknown>) =>
  setTransport((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname.split('/').at(-1)!);
    return Promise.resolve(Response.json({ code: 200, msg: '', data: data[asked.at(-1)!] }));
  });
beforeEach(() => void asked.splice(0));
afterAll(() => setTransport(undefined));

const PERMITTED = { getUserPermission: { roles: ['sales'], permissions: ['product:read'] } };

it('asks for the rights that user info carries neither of', async () => {
  answers({ getUserInfo: { company_name_cn: '甬泉' }, ...PERMITTED });
  expect(await fetchUser()).toEqual({ username: '甬泉', avatar: '', roles: ['sales'], permissions: ['product:read'] });
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

it.each([[{ company_name_cn: 5 }], [{ logo: {} }], [{ roles: 'admin' }], [{ permissions: [1] }], [null]])(
  'takes %j for no user info',
  async (info) => {
    answers({ getUserInfo: info });
    await expect(fetchUser()).rejects.toMatchObject({ kind: 'contract', details: { textKey: 'badUserInfo' } });
  },
);

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
  expect((await register(FORM)).token).toBe(token);
});
