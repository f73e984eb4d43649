import { startPlatform, type PlatformServer } from '@/scripts/platform/server';
import { DEMO_ACCOUNT } from './domains/account/demo-account';

let server: PlatformServer;
beforeAll(async () => {
  server = await startPlatform({ seed: 1, origin: 'https://client.test' });
});
afterAll(() => server.close());
const from = { Origin: 'https://client.test' };

test('a browser of the client’s host may call, another may not', async () => {
  const asked = await fetch(`${server.url}/supplier/product/doEdit`, { method: 'OPTIONS', headers: from });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('https://client.test');
  expect(asked.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*Accept-Language.*Idempotency-Key/);
  const other = await fetch(`${server.url}/publicKey`, { headers: { Origin: 'https://other.test' } });
  expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('the same handlers answer over HTTP, uploads too', async () => {
  const headers: Record<string, string> = { ...from, 'Content-Type': 'application/json' };
  const login = await fetch(`${server.url}/supplier/auth/Login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(DEMO_ACCOUNT),
  });
  expect(login.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, Date');
  const { data } = (await login.json()) as { data: { access_token: string } };
  const bearer = { Authorization: `Bearer ${data.access_token}` };
  const total = async () => {
    const response = await fetch(`${server.url}/supplier/product/getList?pageSize=1`, { headers: bearer });
    return ((await response.json()) as { data: { total: number } }).data.total;
  };
  const body = new FormData();
  body.append('file', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  const file = await fetch(`${server.url}/supplier/file/upload`, { method: 'POST', headers: bearer, body });
  const { url } = ((await file.json()) as { data: { url: string } }).data;
  expect(url).toMatch(/^files\/[\da-f-]{36}\/a\.svg$/);
  // A picture element sends no token.
  const picture = await fetch(`${server.url}/${url}`);
  expect([picture.headers.get('Content-Type'), await picture.text()]).toEqual(['image/svg+xml', '<svg/>']);
  expect(await (await fetch(`${server.url}/files/${'0'.repeat(36)}/a.svg`)).json()).toMatchObject({ code: 404 });
  await fetch(`${server.url}/supplier/product/doDelete`, {
    method: 'POST',
    headers: { ...headers, ...bearer },
    body: JSON.stringify({ ids: ['10001'] }),
  });
  expect(await total()).toBe(519);
  await server.reset();
  expect(await total()).toBe(520);
});
