/** @jest-environment ./scripts/check/jest-env.ts */
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { anything } from '@/lib/util/guards';
import { early } from '@/lib/util/browser/early';
import { request } from './request';
import { setTransport } from './transport';

let mockLost = 0;
jest.mock('./http-client', () => {
  mockLost -= 1;
  if (mockLost >= 0) throw new Error('Failed to load chunk http-client.js');
  return jest.requireActual<object>('./http-client');
});

const ask = () => request({ call: '/router/getList', method: 'GET', schema: anything });
let sent: number;

beforeAll(() => {
  const parsed = parseConfig({ baseURL: 'https://api.example' });
  if (parsed.ok) setConfig(parsed.config);
  document.documentElement.lang = 'zh-CN';
});
beforeEach(() => {
  jest.useFakeTimers();
  startSession('abc');
  sent = 0;
  setTransport(() => {
    sent += 1;
    return Promise.resolve(new Response('{"code":200,"data":"sent"}'));
  });
});
afterEach(() => {
  setTransport(undefined);
  jest.useRealTimers();
});

it('has the answer of an early call without the file that sends calls', async () => {
  mockLost = 2;
  early.calls.push({
    method: 'GET',
    url: 'https://api.example/router/getList',
    token: 'abc',
    language: 'zh-CN',
    sentAt: Date.now(),
    response: Promise.resolve(new Response('{"code":200,"data":"early"}')),
  });
  await expect(ask()).resolves.toBe('early');
  expect(mockLost).toBe(2);
});

it('fails as without a response where that file is lost, and sends the next attempt', async () => {
  mockLost = 2;
  const first = expect(ask()).rejects.toMatchObject({ kind: 'network' });
  await jest.advanceTimersByTimeAsync(1000);
  await first;
  expect(sent).toBe(0);
  await expect(ask()).resolves.toBe('sent');
});
