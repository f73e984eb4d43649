import * as z from 'zod/mini';
import { endSessionWork } from '@/lib/auth/session-end';
import { removeToken, writeToken } from '@/lib/auth/token';
import { parseConfig, setConfig } from '@/lib/config/config';
import { isBusy } from './busy';
import { isApiError, type ApiError } from './errors';
import { addressOf, toSearchParams } from './http';
import { request, send } from './request';
import { logout } from './session';
import { setTransport } from './transport';

let calls: Request[] = [];

function configure(raw: object = {}) {
  const result = parseConfig(raw);
  if (!result.ok) throw new Error('bad configuration');
  setConfig(result.config);
}

/** Answers each call in turn; the last answer repeats. */
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

const SAVE = { call: '/supplier/product/doEdit', method: 'POST', schema: z.unknown(), write: true } as const;
const save = (body: object = { sku: 'A' }) => send({ ...SAVE, body });
const read = () => request({ call: '/publicKey', method: 'GET', schema: z.object({ publicKey: z.string() }) });

beforeEach(() => {
  configure();
  removeToken();
  localStorage.clear();
  document.documentElement.lang = 'zh-CN';
});

describe('a call', () => {
  it('carries token, language and JSON in UTF-8', async () => {
    writeToken('t-1');
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
    await expect(request({ call: '/supplier/x', method: 'GET', schema: z.unknown() })).rejects.toThrow('contract');
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
    const spec = { call: '/publicKey', method: 'GET', schema: z.unknown(), signal: AbortSignal.abort() } as const;
    expect(await failureOf(request(spec))).toMatchObject({ kind: 'cancelled' });
  });

  it('time runs out as configured', async () => {
    configure({ requestTimeout: 20 });
    // Another instance of the client, as the time-out is fixed when it is made.
    await jest.isolateModulesAsync(async () => {
      const config = await import('@/lib/config/config');
      const result = config.parseConfig({ requestTimeout: 20 });
      if (result.ok) config.setConfig(result.config);
      const transport = await import('./transport');
      transport.setTransport(() => new Promise(() => {}));
      const fresh = await import('./request');
      await expect(fresh.request({ call: '/publicKey', method: 'GET', schema: z.unknown() })).rejects.toMatchObject({
        kind: 'network',
      });
    });
  });

  it('a late end of an older session does not touch the new one', async () => {
    writeToken('old');
    platform(() => {
      writeToken('new');
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
    writeToken('mine');
    platform(ok({ publicKey: '' }));
    act();
    const refused = { kind: 'session', details: { textKey: 'replaced' } };
    expect(await failureOf(save())).toMatchObject(refused);
    expect(await failureOf(read())).toMatchObject(refused);
    expect(calls).toHaveLength(0);
  });

  it('a call that is under way when the session ends is given up', async () => {
    writeToken('mine');
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
    endSessionWork('ended');
    expect(await failing).toMatchObject({ kind: 'cancelled' });
  });

  it('the end of a session is said under its own token, and outlives it', async () => {
    writeToken('old');
    removeToken();
    platform(ok());
    const told = logout('old');
    endSessionWork('logout');
    await told;
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer old');
    expect(calls[0]?.keepalive).toBe(true);
  });

  it('the next session never repeats the key of a write of the one before', async () => {
    platform(lost, ok());
    await failureOf(save());
    endSessionWork('ended');
    await save();
    expect(keyOf(1)).not.toBe(keyOf(0));
  });
});

describe('writes', () => {
  it('carry a key of their own each', async () => {
    platform(ok());
    await save();
    await save();
    expect(keyOf(0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('repeat the key while the answer is lost, and only then', async () => {
    platform(lost, () => new Response('', { status: 504 }), ok(), ok());
    await failureOf(save());
    await failureOf(save());
    await save();
    await save();
    expect([keyOf(1), keyOf(2)]).toEqual([keyOf(0), keyOf(0)]);
    expect(keyOf(3)).not.toBe(keyOf(0));
  });

  it('take a new key after an answer that says no', async () => {
    platform(() => Response.json({ code: 422, data: { errors: {} } }), ok());
    await failureOf(save());
    await save();
    expect(keyOf(1)).not.toBe(keyOf(0));
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
    await new Promise((resolve) => setTimeout(resolve, 10));
    answer(Response.json({ code: 200, msg: '保存成功', data: null }));
    expect((await Promise.all(presses)).map((result) => result.message)).toEqual(['保存成功', '保存成功', '保存成功']);
    expect(calls).toHaveLength(1);
    expect(isBusy()).toBe(false);
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
