/** @jest-environment ./scripts/check/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import { userQuery } from '@/lib/api/session-queries';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { GAP_API } from './gap-list';
import { MAX_READ, type Gap } from './gaps';

const whole = {
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  status: 'online',
  title: { zh: '泵', en: 'Pump' },
  description: { zh: '<p>泵</p>', en: '<p>A pump</p>' },
  images: ['/1', '/2', '/3', '/4'],
  hsCode: '841370',
  leadTimes: [{ maxQuantity: 100, days: 15 }],
  certificateIds: ['valid'],
  score: 60,
};
const product = (sku: string, more: object = {}) => ({ ...whole, id: sku, sku, ...more });

let products: object[] = [];
let asked: URLSearchParams[] = [];
let certificates: object[] = [];

async function transport(input: RequestInfo | URL, init?: RequestInit) {
  const { pathname, searchParams } = new URL(new Request(input, init).url);
  if (pathname.includes('shopResource')) return answer(certificates, certificates.length);
  asked.push(searchParams);
  const size = Number(searchParams.get('pageSize'));
  const from = (Number(searchParams.get('pageNo')) - 1) * size;
  return answer(products.slice(from, from + size), products.length);
}
const answer = (list: object[], total: number) => Response.json({ code: 200, msg: '', data: { list, total } });

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  setTransport(transport);
  asked = [];
});
afterEach(() => setTransport(undefined));

async function lacking(gap: Gap, more: object = {}, client = new QueryClient()) {
  client.setQueryData(userQuery().queryKey, { timezone: 'Asia/Shanghai' } as never);
  const query = { status: 'online', sort: 'score', order: 'asc', pageNo: 1, pageSize: 20, lacks: gap, ...more };
  const { list, total } = await client.fetchQuery(
    GAP_API.list({ ...query, counts: 'status' }) as never as {
      queryKey: [];
      queryFn: () => Promise<{ list: { sku: string }[]; total: number }>;
    },
  );
  return { skus: list.map(({ sku }) => sku), total };
}

test.each<[Gap, object[]]>([
  ['english', [{ title: { zh: '泵', en: ' ' } }, { description: { zh: '<p>泵</p>', en: '<p>&nbsp;</p>' } }]],
  ['pictures', [{ images: ['/1', '/2', '/3'] }, { images: undefined }]],
  ['hsCode', [{ hsCode: undefined }, { hsCode: ' ' }]],
  ['leadTime', [{ leadTimes: [] }, { leadTimes: undefined }]],
  ['score', [{ score: 59 }, { score: 0 }]],
])('%s', async (gap, lack) => {
  products = [...lack.map((more, at) => product(`L${at}`, more)), product('WHOLE')];
  expect(await lacking(gap)).toEqual({ skus: ['L0', 'L1'], total: 2 });
  expect(Object.fromEntries(asked[0]!)).toEqual({
    status: 'online',
    sort: 'score',
    order: 'asc',
    pageNo: '1',
    pageSize: '100',
  });
});

test('a certificate that has expired, whatever else the platform sends', async () => {
  const entry = { ...whole, kind: 'certificate', title: 'CE' };
  certificates = [
    { ...entry, id: 'expired', validTo: '2020-01-31' },
    { ...entry, id: 'valid', validTo: '2999-12-31' },
    { ...entry, id: 'endless' },
  ];
  products = [
    product('A', { certificateIds: ['valid', 'expired'] }),
    product('B', { certificateIds: ['endless'] }),
    product('C', { certificateIds: [] }),
  ];
  expect((await lacking('certificate')).skus).toEqual(['A']);
});

test('pages are of what was found, and turning them reads nothing again', async () => {
  products = Array.from({ length: 250 }, (_, at) =>
    product(`P${at}`, { hsCode: at % 10 === 0 ? undefined : '841370' }),
  );
  const client = new QueryClient();
  const first = await lacking('hsCode', {}, client);
  expect([first.total, first.skus.length, first.skus[1]]).toEqual([25, 20, 'P10']);
  expect(asked).toHaveLength(3);
  expect((await lacking('hsCode', { pageNo: 2 }, client)).skus).toEqual(['P200', 'P210', 'P220', 'P230', 'P240']);
  expect(asked).toHaveLength(3);
});

test('the least complete come first: nothing after them is read', async () => {
  products = Array.from({ length: 450 }, (_, at) => product(`P${at}`, { score: at < 120 ? 10 : 90 }));
  expect((await lacking('score')).total).toBe(120);
  expect(asked).toHaveLength(2);
  asked = [];
  expect((await lacking('score', { order: 'desc' })).total).toBe(120);
  expect(asked).toHaveLength(5);
});

test('a large shop is not read as a whole', async () => {
  products = Array.from({ length: MAX_READ + 500 }, (_, at) => product(`P${at}`, { hsCode: undefined }));
  expect((await lacking('hsCode')).total).toBe(MAX_READ);
  expect(asked).toHaveLength(MAX_READ / 100);
});
