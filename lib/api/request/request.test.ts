/** @jest-environment ./scripts/check/jest-env.ts */
import * as v from '@/lib/schema/schema';
import { currentSession, startSession } from '@/lib/auth/session';
import { storeToken, storedToken } from '@/lib/auth/token';
import { parseConfig, setConfig } from '@/lib/config/config';
import { cancelBusy, isBusy, isSlow } from './busy';
import { isApiError, type ApiError } from './errors';
import { addressOf, toSearchParams } from './encode';
import { REPEAT_TIME, request, send } from './request';
import { logout } from '../session';
import { setTransport } from './transport';

let calls: Request[] = [];

function configure(raw: object = {}) {
  const result = parseConfig(raw);
  if (!result.ok) throw new Error('bad configuration');
  setConfig(result.config);
}

/** Responds to the requests one after the other; the last response is repeated. */
function platform(...answers: (() => Response | Promise<Response>)[]) {
  calls = [];
  setTransport((input, init) => {
    calls.push(new Request(input, init));
    return Promise.resolve((answers[calls.length - 1] ?? answers.at(-1)!)());
  });
}

const ok =
  (data: unknown = null) =>
  () =>
    Response.json({ code: 200, msg: '', data });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const keyOf = (index: number) => calls[index]?.headers.get('Idempotency-Key');
const failureOf = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('did not fail')),
    (error: unknown) => (isApiError(error) ? error : Promise.reject(error as Error)),
  );

const SAVE = { call: '/supplier/product/doEdit', method: 'POST', schema: v.unknown(), write: true } as const;
const save = (body: object = { sku: 'A' }) => send({ ...SAVE, body });
const read = () => request({ call: '/publicKey', method: 'GET', schema: v.object({ publicKey: v.string() }) });

/** Long enough that the same write no longer counts as a second press of the same button. */
const later = () => jest.advanceTimersByTimeAsync(REPEAT_TIME);
/** What comes of it within these milliseconds. */
async function after<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  return work;
}
/** A response whose body begins and never ends. */
const stalled = () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

let session = 0;
const logInAs = (token: string) => storeToken(startSession(token));
beforeEach(() => {
  configure();
  localStorage.clear();
  sessionStorage.clear();
  // A new session for each test, because repeated writes are recognised within a session.
  logInAs(`session ${(session += 1)}`);
  document.documentElement.lang = 'zh-CN';
});

describe('a call', () => {
  it('carries token, language and JSON in UTF-8', async () => {
    logInAs('t-1');
    platform(ok());
    await save({ title: '泵' });
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer t-1');
    expect(calls[0]?.headers.get('Accept-Language')).toBe('zh-CN');
    expect(calls[0]?.headers.get('Content-Type')).toMatch(/^application\/json;\s*charset=utf-8$/i);
    expect(await calls[0]?.json()).toEqual({ title: '泵' });
  });

  it('is urlencoded where the deployment says so', async () => {
    configure({ contentType: 'application/x-www-form-urlencoded' });
    platform(ok());
    await save({ sku: 'A B', tags: ['x'], gone: undefined });
    expect(await calls[0]?.text()).toBe('sku=A+B&tags=%5B%22x%22%5D');
  });

  it('goes where the configuration says', () => {
    configure({
      baseURL: 'https://api.example/v1/',
      paths: { '/logout': '/session/end', '/publicKey': 'https://keys.example/k' },
    });
    expect(addressOf('/router/getList')).toBe('https://api.example/v1/router/getList');
    expect(addressOf('/logout')).toBe('https://api.example/v1/session/end');
    expect(addressOf('/publicKey')).toBe('https://keys.example/k');
  });

  it('writes a list as a repeated key and leaves out what is unset', () => {
    expect(
      toSearchParams({ status: ['online', 'offline'], keyword: '', pageNo: 2, groupId: undefined }).toString(),
    ).toBe('status=online&status=offline&pageNo=2');
  });

  it('must be one of the contract', async () => {
    platform(ok());
    await expect(request({ call: '/supplier/x', method: 'GET', schema: v.unknown() })).rejects.toThrow('contract');
    expect(calls).toHaveLength(0);
  });
});

describe('failures', () => {
  it('a shape the client does not know is a contract error', async () => {
    platform(ok({ publicKey: 5 }));
    expect(await failureOf(read())).toMatchObject({ kind: 'contract' });
  });

  it('no answer is a network error', async () => {
    platform(lost);
    expect(await failureOf(read())).toMatchObject({ kind: 'network', code: 0 });
  });

  it('a call that was given up is cancelled', async () => {
    platform(lost);
    const spec = { call: '/publicKey', method: 'GET', schema: v.unknown(), signal: AbortSignal.abort() } as const;
    expect(await failureOf(request(spec))).toMatchObject({ kind: 'cancelled' });
  });

  it('time runs out as configured, whether or not the transport listens', async () => {
    configure({ requestTimeout: 20 });
    platform(() => new Promise(() => {}));
    expect(await after(20, failureOf(read()))).toMatchObject({ kind: 'network' });
  });

  it('time runs out for a body too: one that stalls, and one that drips', async () => {
    configure({ requestTimeout: 60 });
    const drip = (body: ReadableStreamDefaultController) =>
      setInterval(() => body.enqueue(new TextEncoder().encode(' ')), 10);
    platform(stalled, () => new Response(new ReadableStream({ start: (body) => void drip(body) })));
    expect(await after(60, failureOf(read()))).toMatchObject({ kind: 'network' });
    expect(await after(60, failureOf(read()))).toMatchObject({ kind: 'network' });
  });

  it('a late end of an older session does not touch the new one', async () => {
    logInAs('old');
    platform(() => {
      logInAs('new');
      return Response.json({ code: 401 });
    });
    expect(await failureOf(read())).toMatchObject({ kind: 'cancelled' });
  });
});

describe('the session of a call', () => {
  const TOKEN = 'supplier-client-token';

  it.each([
    ['logged in as somebody else', () => localStorage.setItem(TOKEN, 'theirs')],
    ['logged out', () => localStorage.removeItem(TOKEN)],
  ])('nothing is sent once another tab has %s', async (_what, act) => {
    logInAs('mine');
    platform(ok({ publicKey: '' }));
    act();
    const refused = { kind: 'session', details: { textKey: 'replaced' } };
    expect(await failureOf(save())).toMatchObject(refused);
    expect(await failureOf(read())).toMatchObject(refused);
    expect(calls).toHaveLength(0);
  });

  it('a call that is under way when the session ends is given up', async () => {
    logInAs('mine');
    let reached = () => {};
    const started = new Promise<void>((resolve) => (reached = resolve));
    setTransport((input, init) => {
      const { signal } = new Request(input, init);
      reached();
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      );
    });
    const failing = failureOf(save());
    await started;
    currentSession().end('ended');
    expect(await failing).toMatchObject({ kind: 'cancelled' });
  });

  it('the end of a session is said under its own token, and outlives it', async () => {
    logInAs('old');
    startSession();
    platform(ok());
    const reported = logout('old');
    currentSession().end('logout');
    await reported;
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer old');
    expect(calls[0]?.keepalive).toBe(true);
  });

  it('the next session never repeats the key of a write of the one before', async () => {
    platform(lost, ok());
    await failureOf(save());
    currentSession().end('ended');
    startSession(storedToken());
    await save();
    expect(keyOf(1)).not.toBe(keyOf(0));
  });
});

describe('writes', () => {
  it('carry a key of their own each', async () => {
    platform(ok());
    await save();
    await later();
    await save();
    expect(keyOf(0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a connection that breaks', lost],
    ['a proxy’s page', () => new Response('<html>', { status: 504 })],
    ['a page that is no answer, with status 200', () => new Response('<html>')],
    ['an empty body', () => new Response('')],
    ['a body that is cut', () => new Response('{"code":200,"data":{"id":"1"')],
    ['a success without a record', ok(null)],
    ['a success with something else', ok([])],
    ['a body that stalls', stalled],
    ['code 503', () => Response.json({ code: 503 })],
  ])('keep their key after %s', async (_, answer) => {
    configure({ requestTimeout: 100 });
    const record = () => send({ ...SAVE, schema: v.object({ id: v.string() }), body: { sku: 'A' } });
    platform(answer, ok({ id: '1' }), ok({ id: '2' }));
    await after(100, failureOf(record()));
    await record();
    expect(keyOf(1)).toBe(keyOf(0));
    await later();
    await record();
    expect(keyOf(2)).not.toBe(keyOf(0));
  });

  it.each([422, 409, 403, 401, 429, 1001, 90210])('take a new key after code %s: it was understood', async (code) => {
    platform(() => Response.json({ code, data: { errors: {} } }), ok());
    await failureOf(save());
    await save();
    expect(calls).toHaveLength(2);
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('keep their key over a reload, and no word of what was written', async () => {
    platform(lost, ok());
    await failureOf(save({ title: 'canary' }));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('canary');
    await jest.isolateModulesAsync(async () => {
      const config = await import('@/lib/config/config');
      const parsed = config.parseConfig({});
      if (parsed.ok) config.setConfig(parsed.config);
      (await import('@/lib/auth/session')).startSession(storedToken(), true);
      (await import('./transport')).setTransport((input, init) => {
        calls.push(new Request(input, init));
        return Promise.resolve(ok()());
      });
      await (await import('./request')).send({ ...SAVE, body: { title: 'canary' } });
    });
    expect(keyOf(1)).toBe(keyOf(0));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('of one session never carry the key of another', async () => {
    platform(lost, ok());
    await failureOf(save());
    logInAs('another');
    await save();
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('that set something do not repeat an older one once the record has changed', async () => {
    const status = (to: string) =>
      send({ ...SAVE, call: '/supplier/product/doStatus', body: { ids: ['1', '2'], status: to } });
    platform(lost, ok(), ok());
    await failureOf(status('online'));
    await status('offline');
    await status('online');
    expect(calls).toHaveLength(3);
    expect(keyOf(2)).not.toBe(keyOf(0));
  });

  it('that add something stay the same write whatever was added since', async () => {
    const note = (content: string) => send({ ...SAVE, call: '/supplier/inquiry/doNote', body: { id: '1', content } });
    platform(lost, ok(), ok());
    await failureOf(note('first'));
    await note('second');
    await note('first');
    expect(keyOf(2)).toBe(keyOf(0));
  });

  it('that make a record without a form name it by their key', async () => {
    const copy = () => send({ ...SAVE, call: '/supplier/product/doCopy', body: { id: '1' }, creates: true });
    platform(lost, ok());
    await failureOf(copy());
    await copy();
    expect(await calls[0]?.json()).toEqual({ id: '1', clientId: keyOf(0) });
    expect(await calls[1]?.json()).toEqual({ id: '1', clientId: keyOf(0) });
  });

  it('of a file are one by their identity', async () => {
    const upload = (identity?: string) => {
      const body = new FormData();
      body.append('file', new Blob(['x']), 'x.txt');
      return send({ ...SAVE, call: '/supplier/file/upload', body, identity });
    };
    platform(lost, ok());
    await failureOf(upload('file 1'));
    await upload('file 1');
    await Promise.all([upload(), upload()]);
    expect(keyOf(1)).toBe(keyOf(0));
    expect(new Set([0, 2, 3].map(keyOf)).size).toBe(3);
  });

  it('reads carry none', async () => {
    platform(ok({ publicKey: '' }));
    await read();
    expect(keyOf(0)).toBeNull();
  });

  it('that are debounced cannot be sent twice and mask the page meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined;
    platform(() => new Promise((resolve) => (answer = resolve)));
    const presses = [save(), save(), save()];
    await Promise.resolve();
    expect(isBusy()).toBe(true);
    await jest.advanceTimersByTimeAsync(10);
    answer(Response.json({ code: 200, msg: '保存成功', data: null }));
    expect((await Promise.all(presses)).map((result) => result.message)).toEqual(['保存成功', '保存成功', '保存成功']);
    expect(calls).toHaveLength(1);
    expect(isBusy()).toBe(false);
  });

  it('pressed again a moment after the answer are the same press, and after that another one', async () => {
    platform(ok());
    await save();
    await save();
    expect(calls).toHaveLength(1);
    await later();
    await save();
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['a cut line', true, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the page of a gateway', true, () => Promise.resolve(new Response('<html>', { status: 502 }))],
    ['an answer of another shape', true, () => Promise.resolve(Response.json({ code: {} }))],
    ['a proxy that takes nothing so large', false, () => Promise.resolve(new Response('', { status: 413 }))],
    ['a reason', false, () => Promise.resolve(Response.json({ code: 500, msg: '库存维护中' }))],
    ['a reason beside an odd status', false, () => Promise.resolve(Response.json({ code: false, msg: '库存不足' }))],
  ])('after %s: whether they may have arrived is %j', async (_, maybeDone, reply) => {
    platform(reply);
    expect((await failureOf(save())).details.maybeDone ?? false).toBe(maybeDone);
  });

  it('unanswered for 8 s are slow, and given up they say that the platform may have saved', async () => {
    platform(() => new Promise(() => {}), ok());
    const failure = failureOf(save());
    await jest.advanceTimersByTimeAsync(7990);
    expect(isSlow()).toBe(false);
    await jest.advanceTimersByTimeAsync(20);
    expect(isSlow()).toBe(true);
    cancelBusy();
    expect(await failure).toMatchObject({ kind: 'network', details: { textKey: 'maybeSaved' } });
    expect([isBusy(), isSlow()]).toEqual([false, false]);
    await save();
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('in the background mask nothing: an upload shows its own progress', async () => {
    platform(ok());
    const kept = send({ ...SAVE, body: { sku: 'A' }, background: true });
    expect(isBusy()).toBe(false);
    await kept;
    expect(keyOf(0)).toBeTruthy();
  });

  it('the mask goes when the call fails', async () => {
    platform(lost);
    await failureOf(save());
    expect(isBusy()).toBe(false);
  });
});
