/** @jest-environment ./scripts/check/jest-env.ts */
import { waitFor } from '@testing-library/dom';
import { leaveRequestAtom } from '@/components/layout/tabs/tab-actions';
import { draftKey, writeDraft } from '@/components/ui/record/draft-store';
import { setTransport } from '@/lib/api/request/transport';
import { isApiError } from '@/lib/api/request/errors';
import { request, send } from '@/lib/api/request/request';
import { userQuery } from '@/lib/api/session-queries';
import { readToken, storedToken } from '@/lib/auth/token';
import { parseConfig, setConfig } from '@/lib/config/config';
import { currentLocation, navigate } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { currentAccount } from '@/lib/state/account';
import { messagesAtom, showMessage } from '@/lib/state/messages';
import { currentSession } from '@/lib/auth/session';
import { sessionAtom, sessionEndAtom, sessionNotesAtom } from '@/lib/state/session';
import { uploadsOf, type UploadTarget } from '@/lib/state/uploads';
import { store } from '@/lib/state/store';
import { dirtyTabsAtom, tabsAtom } from '@/lib/state/tabs';
import { anything } from '@/lib/util/guards';
import { endSession, enterSession, followTabs, leave, sessionQueries } from './session';

const TOKEN = 'supplier-client-token';
/** The user of each token; other tokens are refused. */
const USERS: Record<string, { id: string }> = { a: { id: '1' }, a2: { id: '1' }, b: { id: '2' } };
let sent: { path: string; token: string | null }[] = [];

function configure(raw: object = {}) {
  const result = parseConfig({ authentication: 'intelligence', ...raw });
  if (result.ok) setConfig(result.config);
}

beforeEach(() => {
  configure();
  if (readToken()) leave();
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  setTransport((input, init) => {
    const call = new Request(input, init);
    const token = call.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
    sent.push({ path: new URL(call.url).pathname, token });
    const user = USERS[token ?? ''];
    return Promise.resolve(
      Response.json(user ? { code: 200, data: { ...user, roles: [] } } : { code: 401, msg: '令牌失效' }),
    );
  });
  navigate('/login?redirect=%2FShop%2FInfo');
});
afterAll(() => setTransport(undefined));

const enter = (token = 'a') => enterSession(token, 'Pump', '/');
const read = () => request({ call: '/notice/getList', method: 'GET', schema: anything });
const write = () => send({ call: '/notice/doClear', method: 'POST', schema: anything, write: true });
const fail = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a session begins with its user, and only then is the token stored', async () => {
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  await enter();
  expect(stored.mock.calls.filter(([key]) => key === TOKEN)).toEqual([[TOKEN, 'a']]);
  expect([storedToken(), currentAccount(), store.get(sessionAtom) > 0, currentLocation().full]).toEqual([
    'a',
    'id:1',
    true,
    '/',
  ]);
});

test('who does not get in leaves nothing behind, and touches nobody else’s token', async () => {
  localStorage.setItem(TOKEN, 'theirs');
  const error = await fail(enter('stale'));
  expect(isApiError(error, 'session')).toBe(true);
  expect([readToken(), storedToken(), currentAccount(), store.get(sessionAtom)]).toEqual([undefined, 'theirs', '', 0]);
  expect(store.get(sessionEndAtom)).toBeUndefined();
});

test('its end takes answers, messages and the token with it; a log out reaches the platform afterwards', async () => {
  await enter();
  const queries = sessionQueries();
  queries.setQueryData(['product', 'detail', '1'], { title: 'secret' });
  showMessage('info', 'deleted', { label: 'undo', run: () => {} });
  leave();
  await Promise.resolve();
  expect([readToken(), storedToken(), store.get(messagesAtom), currentLocation().full]).toEqual([
    undefined,
    undefined,
    [],
    '/login',
  ]);
  expect(queries.getQueryData(['product', 'detail', '1'])).toBeUndefined();
  expect(sessionQueries()).not.toBe(queries);
  await waitFor(() => expect(sent.at(-1)).toEqual({ path: '/logout', token: 'a' }));
});

test.each([
  ['password', ['/logout']],
  ['expired', []],
  ['elsewhere', []],
] as const)('a session that ends by %s sends the platform %j with the token that ends', async (why, calls) => {
  await enter();
  sent = [];
  endSession(why);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual(calls.map((path) => ({ path, token: 'a' })));
});

test('what was drawn in a session writes nothing in the next one', async () => {
  await enter();
  const before = sessionQueries();
  endSession('expired');
  await enter('b');
  const mutation = before.getMutationCache().build(before, { mutationFn: write });
  expect(isApiError(await fail(mutation.execute(undefined)), 'cancelled')).toBe(true);
  expect(sent.map(({ path }) => path)).not.toContain('/notice/doClear');
});

test('twenty calls that are refused end it once, with the platform’s words', async () => {
  await enter();
  navigate('/Shop/Info');
  USERS.a = undefined as unknown as { id: string };
  const ends: unknown[] = [];
  const stop = store.sub(sessionEndAtom, () => ends.push(store.get(sessionEndAtom)));
  const queries = sessionQueries();
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      fail(queries.fetchQuery({ queryKey: ['x', at], queryFn: read, retry: false })),
    ),
  );
  stop();
  USERS.a = { id: '1' };
  expect(ends).toEqual([expect.objectContaining({ why: 'expired', message: '令牌失效', kept: false, files: 0 })]);
  expect(currentLocation().full).toBe('/login?redirect=%2FShop%2FInfo');
});

test('a session that ends says how many files were not uploaded, those that had failed too', async () => {
  await enter();
  const target: UploadTarget = {
    ...{ owner: 'library', kinds: ['image'], maxBytes: () => 100, deliver: () => undefined },
    send: (file) => (file.name === 'failed.png' ? Promise.reject(new Error('401')) : new Promise(() => {})),
  };
  const picture = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name);
  const uploads = uploadsOf(currentSession());
  uploads.add([picture('failed.png'), picture('sent.png'), picture('waits.png')], target);
  await waitFor(() =>
    expect(store.get(uploads.atom).map(({ state }) => state)).toEqual(['failed', 'sending', 'sending']),
  );
  endSession('expired');
  expect(store.get(sessionEndAtom)?.files).toBe(3);
  await enter();
  endSession('expired');
  expect(store.get(sessionEndAtom)?.files).toBe(0);
});

test.each([
  [
    'stored',
    () => writeDraft(draftKey(currentAccount(), 'note', '7'), { at: '2026-11-20T08:00:00Z', values: 'x' }),
    true,
  ],
  [
    'stored before the storage was cleared',
    () => (
      writeDraft(draftKey(currentAccount(), 'note', '7'), { at: '2026-11-20T08:00:00Z', values: 'x' }),
      localStorage.clear()
    ),
    true,
  ],
  ['not stored', () => undefined, false],
])('the login page promises back what was typed only if it is kept: %s', async (_, keep, kept) => {
  await enter();
  keep();
  store.set(tabsAtom, [{ id: 't' } as Tab]);
  store.set(dirtyTabsAtom, new Map([['t', () => ({ isKept: true })]]));
  endSession('expired');
  expect(store.get(sessionEndAtom)?.kept).toBe(kept);
});

test.each([
  ['expired', true],
  ['password', true],
  // They know of it: it comes from them.
  ['elsewhere', false],
  ['replaced', false],
] as const)('a session that ends by %s is news for the other tabs: %p', async (why, isNews) => {
  await enter();
  const announced = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  endSession(why);
  expect(announced.mock.calls).toEqual(isNews ? [[{ kind: 'out' }]] : []);
});

test('logged out in another tab: it ends here, and says so', async () => {
  await enter();
  localStorage.removeItem(TOKEN);
  await followTabs();
  expect([readToken(), store.get(sessionEndAtom)?.why]).toEqual([undefined, 'elsewhere']);
});

test('logged in in another tab: this one opens the page that it wanted', async () => {
  localStorage.setItem(TOKEN, 'a');
  await followTabs();
  expect([readToken(), currentAccount(), currentLocation().full]).toEqual(['a', 'id:1', '/Shop/Info']);
});

test.each([
  ['b', 'id:2', ['switched']],
  ['a2', 'id:1', []],
])('another login in another tab (%s): this one goes on as %s', async (token, account, notes) => {
  await enter();
  localStorage.setItem(TOKEN, token);
  await followTabs();
  expect([readToken(), storedToken(), currentAccount()]).toEqual([token, token, account]);
  expect(store.get(sessionNotesAtom)).toEqual(notes);
});

test('a write after another tab has changed the session is refused, and nothing of it is sent', async () => {
  await enter();
  localStorage.setItem(TOKEN, 'b');
  const refused = await fail(write());
  expect(isApiError(refused, 'session') && refused.details.textKey).toBe('replaced');
  expect(sent.map(({ path }) => path)).not.toContain('/notice/doClear');
});

test('a token of another tab that is refused logs nobody in and stays where it is', async () => {
  localStorage.setItem(TOKEN, 'stale');
  await followTabs();
  expect([readToken(), storedToken(), store.get(sessionAtom)]).toEqual([undefined, 'stale', 0]);
});

test('a visitor who logs in has the account’s answers, not those of the visit', async () => {
  configure({ supportVisit: true, routesWhiteList: ['/login', '/404', '/Shop/Info'] });
  const visit = sessionQueries();
  expect((await visit.fetchQuery(userQuery())).id).toBeUndefined();
  await enter();
  const seen = sessionQueries().getQueryData(userQuery().queryKey);
  expect([seen?.id, currentAccount()]).toEqual(['1', 'id:1']);
});

test('a visit continues when the login that another tab has made is refused', async () => {
  const visit = sessionQueries();
  localStorage.setItem(TOKEN, 'stale');
  await followTabs();
  expect(sessionQueries() === visit).toBe(true);
  const mutation = visit.getMutationCache().build(visit, { mutationFn: () => Promise.resolve('done') });
  expect(await mutation.execute(undefined)).toBe('done');
});

test('a login takes the place of one that another tab has begun here, and is not undone by its failure', async () => {
  localStorage.setItem(TOKEN, 'b');
  const joining = followTabs();
  await Promise.all([joining, enter('a')]);
  expect([readToken(), currentAccount(), store.get(sessionAtom) > 0]).toEqual(['a', 'id:1', true]);
});

test('a question about unsaved text is not asked of whoever logs in next', async () => {
  await enter();
  const proceed = jest.fn();
  store.set(leaveRequestAtom, { how: 'close', unsaved: [], proceed });
  endSession('expired');
  expect(store.get(leaveRequestAtom)).toBeUndefined();
  expect(proceed).not.toHaveBeenCalled();
});

describe('sessionStorage', () => {
  beforeEach(() => configure({ storage: 'sessionStorage' }));

  test.each([
    [{ kind: 'out', token: 'a' } as const, undefined],
    [{ kind: 'out', token: 'z', account: 'id:1' } as const, undefined],
    [{ kind: 'out', token: 'z', account: 'id:2' } as const, 'a'],
    [{ kind: 'in', token: 'b', account: 'id:2' } as const, 'a'],
    [{ kind: 'out' } as const, 'a'],
  ])('hearing %j the token is %p', async (news, token) => {
    await enter();
    await followTabs(news);
    expect(readToken()).toBe(token);
  });

  test('a login brings in a tab that waits', async () => {
    await followTabs({ kind: 'in', token: 'a' });
    expect([readToken(), sessionStorage.getItem(TOKEN), localStorage.getItem(TOKEN)]).toEqual(['a', 'a', null]);
  });
});
