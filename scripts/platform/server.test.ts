import { DEMO_ACCOUNT } from '@/lib/demo/domains/account/demo-account';
import type { PlayedFault } from '@/lib/demo/platform/mock-fetch';
import { FAULTS, FAULT_HEADER, STANDARD_FAULTS } from './faults';
import { startPlatform, type PlatformServer } from './server';

let server: PlatformServer;
beforeAll(async () => {
  server = await startPlatform({ seed: 1, origin: 'https://client.test' });
});
afterAll(() => server.close());
const from = { Origin: 'https://client.test' };

describe('a call meets the fault that it names', () => {
  const ask = (fault: string, signal?: AbortSignal) =>
    fetch(`${server.url}/publicKey`, { headers: { ...from, [FAULT_HEADER]: fault }, signal });
  const silent = ['broken', 'lost', 'cut', 'stalled', 'slow'];
  const faults: [string, PlayedFault][] = Object.entries(FAULTS);
  const spoken = faults.filter(([name, { status }]) => !silent.includes(name) && status !== undefined);

  test.each(spoken)('%s', async (name, fault) => {
    const response = await ask(name);
    expect(response.status).toBe(fault.status);
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(fault.body);
    expect(response.headers.get('Retry-After')).toBe(fault.headers?.['Retry-After'] ?? null);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://client.test');
  });

  test.each(silent)('%s: no answer', async (name) => {
    await expect(ask(name, AbortSignal.timeout(500)).then((response) => response.text())).rejects.toThrow();
  });

  test('the standard has thirty, and each of them is here', () => {
    expect(Object.keys(STANDARD_FAULTS)).toEqual(Array.from({ length: 30 }, (_, at) => `F${at + 1}`));
    const named = Object.values(STANDARD_FAULTS).flat();
    expect(named.filter((name) => !Object.hasOwn(FAULTS, name))).toEqual([]);
  });

  test('where only the code is another one, the answer is the own', async () => {
    const own = (await (await ask('{"delay":1}')).json()) as { code: unknown; data: unknown };
    expect(own).toMatchObject({ code: 200, data: { publicKey: expect.any(String) as string } });
    for (const [name, code] of [
      ['code-200-text', '200'],
      ['code-0', 0],
      ['code-0-text', '0'],
      ['no-code', undefined],
    ] as const) {
      const answer = (await (await ask(name)).json()) as { code?: unknown; data: unknown };
      expect([name, answer.code, answer.data]).toEqual([name, code, own.data]);
    }
    const marked = Buffer.from(await (await ask('bom')).arrayBuffer()).toString();
    expect(marked.startsWith('\uFEFF')).toBe(true);
    expect(JSON.parse(marked.slice(1))).toEqual(own);
  });

  test('as JSON, and the next call is answered', async () => {
    const response = await ask('{"status":418,"body":"tea"}');
    expect([response.status, await response.text()]).toEqual([418, 'tea']);
    expect((await fetch(`${server.url}/publicKey`)).status).toBe(200);
  });

  test('a name that is none is refused with those that are', async () => {
    const { code, msg } = (await (await ask('nonsense')).json()) as { code: number; msg: string };
    expect(code).toBe(400);
    for (const name of Object.keys(FAULTS)) expect(msg).toContain(name);
  });

  test('a write whose answer is lost is carried out, once', async () => {
    const login = await fetch(`${server.url}/supplier/auth/Login`, {
      method: 'POST',
      body: JSON.stringify(DEMO_ACCOUNT),
    });
    const { data } = (await login.json()) as { data: { access_token: string } };
    const bearer = { Authorization: `Bearer ${data.access_token}` };
    const key = { 'Idempotency-Key': '6f1c2a52-6a8c-4c57-9d0c-0f6f4f1f7a11' };
    const write = (extra: Record<string, string>) =>
      fetch(`${server.url}/supplier/materialFolder/doEdit`, {
        method: 'POST',
        headers: { ...bearer, ...key, ...extra },
        body: JSON.stringify({ name: 'Lost and found' }),
      });
    await expect(write({ [FAULT_HEADER]: 'lost' })).rejects.toThrow();
    expect(((await (await write({})).json()) as { code: number }).code).toBe(200);
    const list = await fetch(`${server.url}/supplier/materialFolder/getList?keyword=Lost`, { headers: bearer });
    expect(((await list.json()) as { data: { total: number } }).data.total).toBe(1);
  });
});
