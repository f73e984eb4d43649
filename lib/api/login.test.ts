/** @jest-environment ./scripts/check/jest-env.ts */
import { parseConfig, setConfig } from '@/lib/config/config';
import { DEMO_PUBLIC_KEY } from '@/lib/demo/domains/account/rsa';
import { logIn } from './login';

import { setTransport } from './request/transport';

const result = parseConfig({ loginRSA: true });
if (result.ok) setConfig(result.config);

let sent: string[] = [];
const keyed = (data: unknown, status = 200) => {
  sent = [];
  setTransport(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (request.url.endsWith('/publicKey')) return Response.json({ code: status, msg: '', data });
    sent.push(await request.text());
    return Response.json({ code: 200, msg: '', data: { access_token: 't' } });
  });
};
afterAll(() => setTransport(undefined));

const CREDENTIALS = { username: '甬泉', password: 'secret-1' };

it.each([
  { publicKey: '' },
  { publicKey: '  ' },
  { publicKey: '', mockServer: false },
  { publicKey: DEMO_PUBLIC_KEY, mockServer: true },
  { mockServer: true },
  { publicKey: null, mockServer: true },
  { publicKey: 5, mockServer: true },
  { publicKey: 'mock' },
  { publicKey: null },
  {},
  null,
])('sends the login plain where the platform answers %j', async (data) => {
  keyed(data);
  expect(await logIn(CREDENTIALS)).toBe('t');
  expect(sent).toEqual([JSON.stringify(CREDENTIALS)]);
});

it.each([
  { publicKey: DEMO_PUBLIC_KEY },
  { publicKey: DEMO_PUBLIC_KEY, mockServer: null },
  { publicKey: DEMO_PUBLIC_KEY, mockServer: 'true' },
  { publicKey: DEMO_PUBLIC_KEY, mockServer: 1 },
])('encrypts it under %j', async (data) => {
  keyed(data);
  expect(await logIn(CREDENTIALS)).toBe('t');
  expect(Object.keys(JSON.parse(sent[0]!) as object)).toEqual(['param']);
  expect(sent[0]).not.toContain('secret-1');
});

it.each([
  [{ publicKey: '{}' }, 'badKey'],
  [{ publicKey: 'MBoCEwD///////////////////////8CAwEAAQ==' }, 'weakKey'],
])('sends nothing under %j and says why', async (data, textKey) => {
  keyed(data);
  await expect(logIn(CREDENTIALS)).rejects.toMatchObject({ kind: 'contract', details: { textKey } });
  expect(sent).toEqual([]);
});

it.each([[{ publicKey: 7 }], [{ publicKey: {} }], ['key'], [['key']]])(
  'sends nothing where the answer %j is none of the contract',
  async (data) => {
    keyed(data);
    await expect(logIn(CREDENTIALS)).rejects.toMatchObject({ kind: 'contract' });
    expect(sent).toEqual([]);
  },
);

it('sends nothing where the key could not be asked for', async () => {
  keyed(null, 500);
  await expect(logIn(CREDENTIALS)).rejects.toMatchObject({ kind: 'business' });
  expect(sent).toEqual([]);
});
