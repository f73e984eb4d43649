/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import { setTransport } from '@/lib/api/request/transport';
import { materialApi } from '@/lib/api/material';
import { parseConfig, setConfig } from '@/lib/config/config';
import { findAmongRead, findByHash } from './find-same';

const HASH = 'a'.repeat(64);
const at = '2026-11-01T00:00:00.000Z';
const stored = (id: string, more: object = {}) => ({
  ...{ id, version: 1, createdAt: at, updatedAt: at, name: `${id}.png`, kind: 'image', url: `/${id}.png`, size: 4 },
  ...more,
});

let list: object[] = [];
let asked: string[] = [];

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  asked = [];
  setTransport((input, init) => {
    asked.push(new URL(new Request(input, init).url).search);
    return Promise.resolve(Response.json({ code: 200, msg: '', data: { list, total: list.length } }));
  });
});
afterEach(() => setTransport(undefined));

test('the platform is asked for the hash, and believed only where its file has it', async () => {
  list = [stored('pump', { hash: HASH })];
  expect((await findByHash(new QueryClient(), HASH))?.id).toBe('pump');
  expect(asked).toEqual([`?hash=${HASH}&pageSize=1`]);
  list = [stored('any')];
  expect(await findByHash(new QueryClient(), HASH)).toBeUndefined();
  list = [];
  expect(await findByHash(new QueryClient(), HASH)).toBeUndefined();
});

test('a platform that cannot be asked holds no upload back', async () => {
  setTransport(() => Promise.resolve(new Response('gateway', { status: 504 })));
  expect(await findByHash(new QueryClient(), HASH)).toBeUndefined();
});

test('without hashes it is a file that was read, with the same name and size', () => {
  const client = new QueryClient();
  const file = (name: string, size = 4) => new File([new Uint8Array(size)], name);
  expect(findAmongRead(client, file('pump.png'))).toBeUndefined();
  const page = { list: [stored('gear'), stored('pump')], total: 2, unreadable: [], sent: 2 };
  client.setQueryData(materialApi.list({ pageNo: 3 }).queryKey, page as never);
  client.setQueryData([...materialApi.key, 'list', 'failed'], undefined);
  expect(findAmongRead(client, file('pump.png'))?.id).toBe('pump');
  expect(findAmongRead(client, file('pump.png', 5))).toBeUndefined();
  expect(findAmongRead(client, file('other.png'))).toBeUndefined();
});
