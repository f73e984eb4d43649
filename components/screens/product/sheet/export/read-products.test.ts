/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { productPlatform } from '../../list/testing-products';
import { readProducts, type Source } from './read-products';

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});
afterEach(() => setTransport(undefined));

type Answer = { list: { id: string }[]; total: number };

/** A platform with `count` products, whose answers `change` may alter, by the number of the request. */
function platform(
  count: number,
  change: (answer: Answer, request: number, query: URLSearchParams) => Answer | Response = (answer) => answer,
) {
  const asked: string[] = [];
  const [template] = productPlatform(1).rows();
  const all = Array.from({ length: count }, (_, at) => ({ ...template!, id: String(at + 1), sku: `YQ-${at + 1}` }));
  setTransport((input, init) => {
    const { searchParams } = new URL(new Request(input, init).url);
    const request = asked.push(searchParams.toString());
    const size = Number(searchParams.get('pageSize'));
    const from = (Number(searchParams.get('pageNo') ?? 1) - 1) * size;
    const changed = change({ list: all.slice(from, from + size), total: count }, request, searchParams);
    return Promise.resolve(
      changed instanceof Response ? changed : Response.json({ code: 200, msg: '', data: changed }),
    );
  });
  return asked;
}

async function read(
  source: Source = { filter: {} },
  signal = new AbortController().signal,
  client = new QueryClient(),
) {
  const got: string[][] = [];
  const progress: string[] = [];
  const result = await readProducts(client, source, {
    signal,
    onProducts: (products) => void got.push(products.map(({ id }) => id)),
    onRestart: () => void got.splice(0),
    onProgress: (done, total) => void progress.push(`${done}/${total}`),
  });
  return { ...result, ids: got.flat(), progress };
}

test('a list is read to its end, the oldest first, with its filters', async () => {
  const asked = platform(450);
  const { ids, progress, ...result } = await read({ filter: { status: ['online', 'offline', 'rejected'] } });
  expect(result).toEqual({ products: 450, unreadable: 0, missing: 0 });
  expect(new Set(ids).size).toBe(450);
  expect(progress.at(-1)).toBe('450/450');
  expect(asked).toHaveLength(5);
  expect(asked[0]).toBe('status=online&status=offline&status=rejected&sort=createdAt&order=asc&pageNo=1&pageSize=100');
});

test('a platform with smaller pages than asked for is read to its end, too', async () => {
  platform(110, ({ list, total }, _, query) => {
    const from = (Number(query.get('pageNo')) - 1) * 40;
    const all = Array.from({ length: total }, (_row, at) => ({ ...list[0]!, id: String(at + 1) }));
    return { list: all.slice(from, from + 40), total };
  });
  expect(await read()).toMatchObject({ products: 110, missing: 0 });
});

test('a list that changes while it is read is read again, and nothing is in it twice', async () => {
  platform(250, ({ list, total }, request) => ({ list, total: request === 3 ? total - 1 : total }));
  const { ids, ...result } = await read();
  expect(result).toMatchObject({ products: 250, missing: 0 });
  expect(ids).toHaveLength(250);
});

test('what never comes is counted: a list that keeps shifting, rows that cannot be read', async () => {
  platform(250, ({ list, total }, _, query) => ({ list: query.get('pageNo') === '2' ? list.slice(5) : list, total }));
  expect(await read()).toMatchObject({ products: 245, missing: 5 });
  platform(150, ({ list, total }) => ({ list: list.map((row) => (row.id === '7' ? { id: '7' } : row)), total }));
  expect(await read()).toMatchObject({ products: 149, unreadable: 1, missing: 0 });
});

test('a page that fails ends the reading with its error', async () => {
  platform(250, (answer, request) => (request === 3 ? new Response('gateway', { status: 504 }) : answer));
  await expect(read()).rejects.toMatchObject({ code: 504 });
});

test('a selection is read by its ids; one that is gone is missing', async () => {
  const asked = platform(130, ({ list }, _, query) => {
    const wanted = query.getAll('id').filter((id) => id !== '3');
    const row = list[0]!;
    return { list: wanted.map((id) => ({ ...row, id })), total: wanted.length };
  });
  const ids = Array.from({ length: 120 }, (_, at) => String(at));
  expect(await read({ ids })).toMatchObject({ products: 119, missing: 1 });
  expect(asked).toHaveLength(2);
});

test('stopping ends it at once', async () => {
  const controller = new AbortController();
  const asked = platform(450, (answer, request) => (request === 2 && controller.abort(), answer));
  await expect(read({ filter: {} }, controller.signal)).rejects.toThrow();
  expect(asked.length).toBeLessThan(5);
});

test('a refusal is said by the export alone: whoever is on another page by now stays there', async () => {
  platform(250, (answer, request) => (request === 2 ? Response.json({ code: 403, msg: '无权访问' }) : answer));
  const loud: unknown[] = [];
  const queryCache = new QueryCache({ onError: (error, { meta }) => meta?.quiet || loud.push(error) });
  const reading = read({ filter: {} }, undefined, new QueryClient({ queryCache }));
  await expect(reading).rejects.toMatchObject({ kind: 'forbidden' });
  expect(loud).toEqual([]);
});
