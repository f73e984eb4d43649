import type { Product } from '@/lib/api/product-schema';
import { TRASH_TIME } from '@/lib/demo/platform/store';
import { openPlatform } from '@/lib/demo/test-client';

type Changed = { changed: number; failed: { id: string; msg: string }[] };
const path = (action: string) => `/supplier/product/${action}`;

async function open() {
  const client = await openPlatform();
  const list = async (query: Record<string, string>) =>
    (await client.get<{ list: Product[]; total: number }>(path('getList'), query)).data;
  const statusOf = async (id: string) => (await client.get<Product>(path('getDetail'), { id })).data.status;
  const idOf = async (status: string) => (await list({ status, sort: 'score' })).list[0]!.id;
  return { ...client, list, statusOf, idOf };
}

test('a change of status keeps to the permitted ways and lists what it could not do', async () => {
  const { post, idOf, statusOf } = await open();
  const [online, rejected] = [await idOf('online'), await idOf('rejected')];
  const { data } = await post<Changed>(path('doStatus'), { ids: [online, rejected, '0'], status: 'offline' });
  expect(data.changed).toBe(1);
  expect(data.failed).toEqual([
    { id: rejected, msg: '已驳回的产品不能改为已下架' },
    { id: '0', msg: '资源不存在' },
  ]);
  expect(await statusOf(online)).toBe('offline');
  await post(path('doStatus'), { ids: [online], status: 'online' });
  expect(await statusOf(online)).toBe('online');
  expect((await post(path('doStatus'), { ids: [online], status: 'sold' })).code).toBe(422);
});

test('an unfinished draft does not go into review, and the answer says what is missing', async () => {
  const { post } = await open();
  const draft = (await post<Product>(path('doEdit'), { title: { zh: '新泵' }, sku: 'NEW-1' })).data;
  const { data } = await post<Changed>(path('doStatus'), { ids: [draft.id], status: 'reviewing' });
  expect(data).toMatchObject({
    changed: 0,
    failed: [{ id: draft.id, msg: expect.stringContaining('产品信息不完整') }],
  });
});

test('review ends after two minutes: online, or rejected with a reason where the title is forbidden', async () => {
  const { post, get, idOf, pass, list } = await open();
  const id = await idOf('rejected');
  const product = (await get<Product>(path('getDetail'), { id })).data;
  const sent = (await post<Product>(path('doEdit'), { ...product, status: 'reviewing' })).data;
  expect(sent).toMatchObject({ status: 'reviewing', version: product.version + 1 });
  expect(sent.rejectReason).toBeUndefined();
  const other = (await list({ status: 'rejected', sort: 'score' })).list[0]!;
  await post(path('doEdit'), { ...other, title: { zh: '违禁品' }, status: 'reviewing' });
  pass(119_000);
  expect((await get<Product>(path('getDetail'), { id })).data.status).toBe('reviewing');
  pass(2_000);
  expect((await get<Product>(path('getDetail'), { id })).data).toMatchObject({
    status: 'online',
    version: sent.version + 1,
  });
  expect((await get<Product>(path('getDetail'), { id: other.id })).data).toMatchObject({
    status: 'rejected',
    rejectReason: expect.stringContaining('禁止'),
  });
});

test('what is deleted can come back for 30 days', async () => {
  const { post, list, get, pass } = await open();
  const [one, two] = (await list({})).list;
  expect((await post<{ deleted: number }>(path('doDelete'), { ids: [one!.id, two!.id, 'x'] })).data).toEqual({
    deleted: 2,
  });
  expect((await list({})).total).toBe(518);
  expect((await get(path('getDetail'), { id: one!.id })).code).toBe(404);
  await post(path('doRestore'), { ids: [one!.id] });
  expect((await list({})).list[0]).toEqual(one);
  pass(TRASH_TIME + 1);
  const { data } = await post<{ restored: number; failed: unknown[] }>(path('doRestore'), { ids: [two!.id] });
  expect(data).toMatchObject({ restored: 0, failed: [{ id: two!.id }] });
});

test('a SKU that was taken meanwhile keeps its deleted owner away', async () => {
  const { post, list } = await open();
  const [one] = (await list({})).list;
  await post(path('doDelete'), { ids: [one!.id] });
  expect((await post(path('doEdit'), { title: { zh: '接替' }, sku: one!.sku })).code).toBe(200);
  expect((await post<{ restored: number }>(path('doRestore'), { ids: [one!.id] })).data.restored).toBe(0);
});

test('the supplier’s own order: before another one, or last', async () => {
  const { post, list } = await open();
  const ids = async () => (await list({ sort: 'sort', order: 'asc', pageSize: '5' })).list.map(({ id }) => id);
  const [a, b, c, d] = await ids();
  await post(path('doSort'), { id: d, before: b });
  expect((await ids()).slice(0, 4)).toEqual([a, d, b, c]);
  await post(path('doSort'), { id: a });
  expect((await ids())[0]).toBe(d);
  expect((await list({ sort: 'sort', order: 'desc', pageSize: '1' })).list[0]!.id).toBe(a);
  expect((await post(path('doSort'), { id: a, before: 'none' })).code).toBe(404);
});

test('an import changes what is there by its SKU, makes drafts of the rest, and one bad row stops no other', async () => {
  const { post, list } = await open();
  const [one] = (await list({})).list;
  const rows = [
    { ...one, brand: 'IMPORTED' },
    { title: { en: 'New' }, sku: 'IMP-1' },
    { title: {}, sku: 'IMP-2' },
    { title: { en: 'x' }, sku: 'IMP-1', hsCode: '1' },
  ];
  const { data } = await post(path('doImport'), { rows });
  expect(data).toMatchObject({
    created: 1,
    updated: 1,
    failed: [
      { row: 2, errors: { 'title.zh': expect.any(String) } },
      { row: 3, errors: { hsCode: expect.any(String) } },
    ],
  });
  expect((await list({ keyword: one!.sku })).list[0]).toMatchObject({
    brand: 'IMPORTED',
    version: one!.version + 1,
    status: one!.status,
  });
  expect((await post(path('doImport'), { rows: Array(101).fill({}) })).code).toBe(422);
});

type Imported = {
  created: number;
  updated: number;
  failed: { row: number; errors: Record<string, string> }[];
  records: { row: number; id: string; version: number }[];
};

test('a row with an id changes only what it carries, and one that somebody has changed since is refused by itself', async () => {
  const { post, get, list } = await open();
  const [one, two] = (await list({})).list;
  const rows = [
    { id: one!.id, version: one!.version, brand: 'MINE', port: null },
    { id: two!.id, version: two!.version - 1, brand: 'MINE' },
    { id: 'none', brand: 'MINE' },
    'no row',
  ];
  const { data } = await post<Imported>(path('doImport'), { rows });
  expect(data).toMatchObject({
    created: 0,
    updated: 1,
    failed: [
      { row: 1, errors: { version: '数据已被他人修改' } },
      { row: 2, errors: { id: '资源不存在' } },
      { row: 3, errors: { sku: expect.any(String) } },
    ],
    records: [{ row: 0, id: one!.id, version: one!.version + 1 }],
  });
  const { port: _port, ...plain } = one!;
  const saved = (await get<Product>(path('getDetail'), { id: one!.id })).data;
  expect(saved).toEqual({ ...plain, brand: 'MINE', version: one!.version + 1, updatedAt: saved.updatedAt });
  expect((await get<Product>(path('getDetail'), { id: two!.id })).data).toEqual(two);
});

test('a row that created a product finds it again by its clientId, also after the next login', async () => {
  const { post, list, login } = await open();
  const rows = [{ clientId: 'row-1', sku: 'IMP-9', title: { en: 'New' } }];
  const key = { 'Idempotency-Key': 'batch-1' };
  const first = await post<Imported>(path('doImport'), { rows }, key);
  expect(first.data).toMatchObject({ created: 1, records: [{ row: 0 }] });
  await login();
  expect((await post<Imported>(path('doImport'), { rows }, key)).data).toEqual(first.data);
  const again = await post<Imported>(path('doImport'), { rows: [{ ...rows[0], sku: 'IMP-10' }] });
  expect(again.data).toMatchObject({ created: 0, updated: 1, records: [{ id: first.data.records[0]!.id }] });
  expect((await list({})).total).toBe(521);
});
