/** @jest-environment ./scripts/check/jest-env.ts */
import { request } from '@/lib/api/request/request';
import { setTransport } from '@/lib/api/request/transport';
import { readToken, storedToken } from '@/lib/auth/token';
import { parseConfig, setConfig } from '@/lib/config/config';
import { currentLocation, navigate } from '@/lib/router/location';
import { sessionAtom, sessionEndAtom } from '@/lib/state/session';
import { store } from '@/lib/state/store';
import { anything } from '@/lib/util/guards';
import { endSession, enterSession, leave, sessionQueries } from './session';

/** Many 401 responses at different times, and a logout without a response (bars S3 and S7). */

const USER = { code: 200, data: { id: '1', roles: [] } };
const REFUSED = { code: 401, msg: '令牌失效' };
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A pseudo-random generator per run, so that a run is the same on every machine. */
const randomOf = (seed: number) => {
  let state = seed * 2_654_435_761;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
};

beforeEach(() => {
  jest.useFakeTimers();
  const parsed = parseConfig({ authentication: 'intelligence' });
  if (parsed.ok) setConfig(parsed.config);
  setTransport(() => Promise.resolve(Response.json(USER)));
  if (readToken()) leave();
  localStorage.clear();
  navigate('/login');
});
afterEach(() => {
  jest.useRealTimers();
  setTransport(undefined);
});

async function enter(token: string) {
  const entered = enterSession(token, 'Pump', '/');
  await jest.advanceTimersByTimeAsync(10);
  await entered;
}

/** Sends twenty reads that are refused after 0 to 3 s each, and returns how they ended. */
function readTwenty(session: ReturnType<typeof sessionQueries>) {
  const queryFn = () => request({ call: '/notice/getList', method: 'GET', schema: anything });
  return Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => session.fetchQuery({ queryKey: ['read', at], queryFn, retry: false })),
  );
}

test.each(Array.from({ length: 20 }, (_, run) => [run + 1]))(
  'twenty refusals within 3 s are one end, one message, one navigation, and none ends the next session (run %i)',
  async (run) => {
    const random = randomOf(run);
    setTransport(async (input, init) => {
      const { url, headers } = new Request(input, init);
      if (headers.get('Authorization') === 'Bearer new' || !url.includes('/notice/')) return Response.json(USER);
      // This network responds to aborted requests too.
      await later(random() * 3000);
      return Response.json(REFUSED);
    });
    await enter('old');
    navigate('/Shop/Info');
    const ends: unknown[] = [];
    const moves = [jest.spyOn(history, 'pushState'), jest.spyOn(history, 'replaceState')];
    const toLogin = () =>
      moves.flatMap(({ mock }) => mock.calls).filter(([, , href]) => String(href).startsWith('#/login'));
    const stop = store.sub(sessionEndAtom, () => ends.push(store.get(sessionEndAtom)));
    const reads = readTwenty(sessionQueries());
    // The supplier logs in again while late responses are pending.
    while (ends.length === 0) await jest.advanceTimersByTimeAsync(20);
    expect(ends).toEqual([expect.objectContaining({ why: 'expired', message: '令牌失效', kept: false, files: 0 })]);
    expect(currentLocation().full).toBe('/login?redirect=%2FShop%2FInfo');
    expect(toLogin()).toHaveLength(1);
    await enter('new');
    ends.length = 0;
    await jest.advanceTimersByTimeAsync(4000);
    await reads;
    stop();
    expect(ends).toEqual([]);
    expect([readToken(), storedToken(), store.get(sessionAtom) > 0]).toEqual(['new', 'new', true]);
    expect(toLogin()).toHaveLength(1);
  },
);

const LOGOUTS: [name: string, answer: () => Promise<Response>][] = [
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no answer at all', () => new Promise(() => {})],
  ['500', () => Promise.resolve(Response.json({ code: 500 }, { status: 500 }))],
  ['502 with a page', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ['503 and Retry-After', () => Promise.resolve(new Response('', { status: 503, headers: { 'Retry-After': '60' } }))],
  ['200 with a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['200, empty', () => Promise.resolve(new Response(''))],
  ['code 401', () => Promise.resolve(Response.json(REFUSED))],
  ['code 403', () => Promise.resolve(Response.json({ code: 403 }))],
  ['a body that is cut', () => Promise.resolve(new Response('{"code":200,"da'))],
];

test.each(LOGOUTS)('logged out here whatever the platform answers: %s', async (_, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  setTransport((input) =>
    String(input instanceof Request ? input.url : input).includes('/logout')
      ? answer()
      : Promise.resolve(Response.json(USER)),
  );
  await enter('old');
  navigate('/Shop/Info');
  leave();
  const here = () => [readToken(), storedToken(), store.get(sessionAtom), currentLocation().full];
  expect(here()).toEqual([undefined, undefined, 0, '/login']);
  await jest.advanceTimersByTimeAsync(70_000);
  expect(here()).toEqual([undefined, undefined, 0, '/login']);
  expect(store.get(sessionEndAtom)).toBeUndefined();
});

test('a session that has ended already is not ended a second time', async () => {
  setTransport(() => Promise.resolve(Response.json(USER)));
  await enter('old');
  endSession('expired');
  const first = store.get(sessionEndAtom);
  endSession('elsewhere');
  expect(store.get(sessionEndAtom)).toBe(first);
});
