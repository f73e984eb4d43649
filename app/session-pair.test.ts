/** @jest-environment ./scripts/check/jest-env.ts */
import { noteForm } from '@/components/ui/record/draft-store';
import { boxKey, changeBox, readBox } from '@/components/screens/inquiry/reply/reply-box';
import { gather } from '@/lib/api/request/gather';
import { request, send } from '@/lib/api/request/request';
import { setTransport } from '@/lib/api/request/transport';
import { userQuery } from '@/lib/api/session-queries';
import { inSession, makeCurrent, Session } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { currentLocation, navigate } from '@/lib/router/location';
import { sessionEndAtom, syncSession } from '@/lib/state/session';
import { store } from '@/lib/state/store';
import { uploadsOf, type UploadTarget } from '@/lib/state/uploads';
import { anything } from '@/lib/util/guards';
import { sessionQueries } from './session';

/** Two sessions at the same time: each has its own state, and the end of one does not affect the other. */

interface Sent {
  path: string;
  token: string | null;
  key: string | null;
}
let sent: Sent[] = [];
let answer: (call: Sent) => Promise<Response> | Response;
let first: Session;
let second: Session;

const ids: Record<string, string> = { 'Bearer a': '1', 'Bearer b': '2' };
const user = ({ token }: Sent) => Response.json({ code: 200, data: { id: ids[token ?? ''], roles: [] } });
const never = () => new Promise<Response>(() => {});

beforeEach(() => {
  const parsed = parseConfig({ authentication: 'intelligence' });
  if (parsed.ok) setConfig(parsed.config);
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answer = user;
  setTransport((input, init) => {
    const { url, headers } = new Request(input, init);
    const call = {
      path: new URL(url).pathname,
      token: headers.get('Authorization'),
      key: headers.get('Idempotency-Key'),
    };
    sent.push(call);
    return Promise.resolve(answer(call));
  });
  first = new Session('a');
  second = new Session('b');
});
afterEach(() => {
  first.end('logout');
  second.end('logout');
  setTransport(undefined);
});

const read = (session: Session) =>
  inSession(session, () => request({ call: '/notice/getList', method: 'GET', schema: anything }));
const write = (session: Session) =>
  inSession(session, () => send({ call: '/notice/doClear', method: 'POST', schema: anything, write: true }));
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: { kind: string }) => error.kind,
  );
const askUser = (session: Session) => {
  makeCurrent(session);
  return sessionQueries(session).fetchQuery(userQuery());
};
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

test('token, account and answers are each one’s own', async () => {
  const users = await Promise.all([askUser(first), askUser(second)]);
  expect(users.map(({ id }) => id)).toEqual(['1', '2']);
  expect([first.account, second.account]).toEqual(['id:1', 'id:2']);
  first.end('ended');
  const known = (session: Session) => sessionQueries(session).getQueryData(userQuery().queryKey)?.id;
  expect([known(first), known(second), second.account]).toEqual([undefined, '2', 'id:2']);
});

test('a request keeps the token of its session, and ends with it alone', async () => {
  const answers: (() => void)[] = [];
  answer = (call) => new Promise((resolve) => answers.push(() => resolve(user(call))));
  const reads = [kindOf(read(first)), kindOf(read(second))];
  makeCurrent(second);
  await settled();
  expect(sent.map(({ token }) => token)).toEqual(['Bearer a', 'Bearer b']);
  first.end('ended');
  answers.forEach((give) => give());
  expect(await Promise.all(reads)).toEqual(['cancelled', 'answered']);
});

test('the same write is another one in the other session, and keeps its key when the first one ends', async () => {
  answer = () => new Response('<html>', { status: 504 });
  await Promise.all([kindOf(write(first)), kindOf(write(second))]);
  const [one, other] = sent;
  expect(one?.key).not.toBe(other?.key);
  first.end('ended');
  const storedBefore = JSON.stringify({ ...sessionStorage });
  expect([storedBefore.includes(String(one?.key)), storedBefore.includes(String(other?.key))]).toEqual([false, true]);
  answer = user;
  await write(second);
  expect(sent[2]).toEqual(other);
});

test('records that are asked for at the same moment are fetched by their own sessions', async () => {
  answer = ({ token }) => Response.json({ code: 200, data: token });
  const ask = async (ids: string[]) => {
    const owner = await request({ call: '/notice/getList', method: 'GET', schema: anything });
    return ids.map((id) => ({ id, owner }));
  };
  const find = gather(ask, () => Promise.reject(new Error('one by one')));
  const all = () => [first, second].flatMap((session) => ['1', '2'].map((id) => inSession(session, () => find(id))));
  const found = await Promise.all(all());
  expect(found.map((record) => record?.owner)).toEqual(['Bearer a', 'Bearer a', 'Bearer b', 'Bearer b']);
  const waiting = all().map(kindOf);
  first.end('ended');
  expect(await Promise.all(waiting)).toEqual(['cancelled', 'cancelled', 'answered', 'answered']);
});

test('each has a queue of uploads', async () => {
  const signals: AbortSignal[] = [];
  const target: UploadTarget = {
    owner: 'library',
    kinds: ['image'],
    maxBytes: () => 100,
    send: (_file, _kind, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    },
    deliver: () => undefined,
  };
  const picture = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'a.png');
  for (const session of [first, second]) uploadsOf(session).add([picture(), picture()], target);
  await settled();
  first.end('ended');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false, false]);
  expect([uploadsOf(first).open().length, uploadsOf(second).open().length]).toEqual([0, 2]);
});

test('forms and reply boxes that are open in one are not kept, stopped or shown by the other', () => {
  const forms = [first, second].map((session) => {
    const form = { keep: jest.fn(), stop: jest.fn() };
    inSession(session, () => noteForm(form));
    return form;
  });
  const key = boxKey('id:1', '150');
  inSession(first, () => changeBox(key, () => ({ content: 'typed in the first' })));
  localStorage.clear();
  const content = (session: Session) => inSession(session, () => readBox(key)).content;
  expect([content(first), content(second)]).toEqual(['typed in the first', '']);
  first.end('ended');
  expect(forms.map(({ keep, stop }) => [keep.mock.calls.length, stop.mock.calls.length])).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test('refusals end the session of the page, once, and not the one beside it', async () => {
  makeCurrent(first);
  syncSession();
  navigate('/Shop/Info');
  answer = ({ token }) => (token === 'Bearer a' ? Response.json({ code: 401, msg: '令牌失效' }) : never());
  const ends: unknown[] = [];
  const stop = store.sub(sessionEndAtom, () => ends.push(store.get(sessionEndAtom)));
  const beside = kindOf(read(second));
  const queries = sessionQueries(first);
  const reads = Array.from({ length: 20 }, (_, at) =>
    queries.fetchQuery({ queryKey: ['read', at], queryFn: () => read(first), retry: false }),
  );
  await Promise.allSettled(reads);
  stop();
  expect(ends).toEqual([expect.objectContaining({ why: 'expired', message: '令牌失效', kept: false, files: 0 })]);
  expect([first.isOver, second.isOver, currentLocation().path]).toEqual([true, false, '/login']);
  second.end('ended');
  expect(await beside).toBe('cancelled');
});

test('a refusal in the session beside that of the page ends neither', async () => {
  makeCurrent(second);
  answer = () => Response.json({ code: 401 });
  const queryFn = () => read(first);
  await kindOf(sessionQueries(first).fetchQuery({ queryKey: ['read'], queryFn, retry: false }));
  expect([first.isOver, second.isOver]).toEqual([false, false]);
});
