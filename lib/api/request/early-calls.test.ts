/** @jest-environment ./scripts/check/jest-env.ts */
import { parseConfig, setConfig } from '@/lib/config/config';
import { startSession } from '@/lib/auth/session';
import { anything } from '@/lib/util/guards';
import { early } from '@/lib/util/browser/early';
import { dropEarlyCalls } from './early-calls';
import { request } from './request';
import { setTransport } from './transport';

const URL = 'https://api.example/router/getList';
let sent: string[];

/** An early request as the script in the head of the page sends it. */
const begin = (changes: object = {}) =>
  early.calls.push({
    method: 'GET',
    url: URL,
    body: undefined,
    token: 'abc',
    language: 'zh-CN',
    sentAt: Date.now(),
    response: Promise.resolve(new Response('{"code":200,"data":"early"}')),
    ...changes,
  });

beforeEach(() => {
  const parsed = parseConfig({ baseURL: 'https://api.example' });
  if (parsed.ok) setConfig(parsed.config);
  document.documentElement.lang = 'zh-CN';
  startSession('abc');
  dropEarlyCalls();
  sent = [];
  setTransport(async (input) => {
    sent.push((input as Request).url);
    return new Response('{"code":200,"data":"late"}');
  });
});
afterEach(() => setTransport(undefined));

const ask = () => request({ call: '/router/getList', method: 'GET', schema: anything });

it('is taken over once: the first call has its answer, the second is sent', async () => {
  begin();
  expect(await ask()).toBe('early');
  expect(sent).toEqual([]);
  expect(await ask()).toBe('late');
  expect(sent).toEqual([URL]);
});

it.each([
  ['another token', { token: 'of somebody else' }],
  ['another language', { language: 'en-US' }],
  ['another address', { url: 'https://old.example/router/getList' }],
  ['another method', { method: 'POST', body: '{}' }],
  ['an answer of long ago', { sentAt: Date.now() - 60_000 }],
])('is left where it has %s', async (_what, changes) => {
  begin(changes);
  expect(await ask()).toBe('late');
});

it('fails like any other call where its line was cut', async () => {
  begin({ response: Promise.reject(new TypeError('Failed to fetch')) });
  await expect(ask()).rejects.toMatchObject({ kind: 'network' });
});
