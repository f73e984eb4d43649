import { openPlatform } from '../test-client';

interface Row {
  id: string;
  status: string;
  version: number;
  updatedAt: string;
  deletedAt?: string;
}
type List = { list: Row[]; total: number };
type Changed = { changed: number; failed: { id: string; msg: string }[] };
const MINUTE = 60_000;

async function open(entity: string) {
  const client = await openPlatform();
  const path = (action: string) => `/supplier/${entity}/${action}`;
  const list = async (query: Record<string, string> = {}) => (await client.get<List>(path('getList'), query)).data;
  const one = async (status: string) => (await list({ status })).list[0]!;
  const detail = async (id: string) => (await client.get<Row>(path('getDetail'), { id })).data;
  const set = async (id: string, status: string) =>
    (await client.post<Changed>(path('doStatus'), { ids: [id], status })).data;
  return { ...client, path, list, one, detail, set };
}
/** The fields that an undone state change must leave unchanged. */
const lasting = ({ version: _version, updatedAt: _updatedAt, ...record }: Row) => record;

test.each([
  ['product', 'draft', 'reviewing'],
  ['product', 'rejected', 'reviewing'],
  ['blog', 'draft', 'published'],
  ['blog', 'scheduled', 'published'],
  ['blog', 'published', 'hidden'],
  ['inquiry', 'new', 'spam'],
  ['inquiry', 'new', 'won'],
  ['inquiry', 'quoted', 'spam'],
  ['question', 'answered', 'hidden'],
])('%s: %s set to %s is set back to all that it was', async (entity, from, to) => {
  const { one, detail, set, list } = await open(entity);
  const rows = (await list({ status: from, pageSize: '100' })).list;
  // Some records cannot get that status, such as incomplete drafts.
  let id: string | undefined;
  let before: Row | undefined;
  for (const row of rows) {
    before = await detail(row.id);
    if ((await set(row.id, to)).changed === 1) {
      id = row.id;
      break;
    }
  }
  expect(id).toBeDefined();
  expect((await detail(id!)).status).toBe(to);
  expect(await set(id!, from)).toEqual({ changed: 1, failed: [] });
  expect(lasting(await detail(id!))).toEqual(lasting(before!));
  expect((await one(from)).status).toBe(from);
});

test('a state is set back within ten minutes, and only where nothing came between', async () => {
  const { one, set, pass, detail } = await open('inquiry');
  const { id } = await one('new');
  await set(id, 'won');
  pass(10 * MINUTE);
  expect((await set(id, 'new')).changed).toBe(1);
  await set(id, 'won');
  pass(10 * MINUTE + 1);
  expect((await set(id, 'new')).failed).toHaveLength(1);
  await set(id, 'lost');
  expect((await set(id, 'new')).failed).toHaveLength(1);
  expect((await detail(id)).status).toBe('lost');
});

test('a state that a save has set is set back too', async () => {
  const { one, set, post, path, detail } = await open('blog');
  const before = await detail((await one('scheduled')).id);
  await post(path('doEdit'), { ...before, status: 'published' });
  expect((await detail(before.id)).status).toBe('published');
  expect((await set(before.id, 'scheduled')).changed).toBe(1);
  expect(lasting(await detail(before.id))).toEqual(lasting(before));
});

test.each(['product', 'blog', 'inquiry', 'question', 'classify', 'shopContact', 'shopResource', 'replyTemplate'])(
  '%s: deleted=true lists what was deleted in the last 30 days, and when',
  async (entity) => {
    const { list, post, path, platform, pass } = await open(entity);
    expect(await list({ deleted: 'true' })).toEqual({ list: [], total: 0 });
    const { list: rows, total } = await list({ pageSize: '100' });
    const { id } = rows.at(-1)!;
    expect((await post(path('doDelete'), { ids: [id], moveTo: '' })).code).toBe(200);
    const deletedAt = new Date(platform.now()).toISOString();
    const gone = await list({ deleted: 'true' });
    expect(gone.list.find((row) => row.id === id)).toMatchObject({ id, deletedAt });
    expect((await list({})).total).toBe(total - gone.total);
    pass(30 * 24 * 60 * MINUTE + 1);
    expect(await list({ deleted: 'true' })).toEqual({ list: [], total: 0 });
  },
);

test('the list of what was deleted is filtered, searched, sorted and paged as the other one', async () => {
  const { list, post, path, pass } = await open('blog');
  const { list: rows } = await list({ status: 'published', pageSize: '3' });
  for (const { id } of rows) {
    await post(path('doDelete'), { ids: [id] });
    pass(MINUTE);
  }
  const ids = rows.map(({ id }) => id);
  const latest = await list({ deleted: 'true', sort: 'deletedAt' });
  expect(latest.list.map(({ id }) => id)).toEqual([...ids].reverse());
  expect((await list({ deleted: 'true', status: 'draft' })).total).toBe(0);
  const second = await list({ deleted: 'true', sort: 'deletedAt', order: 'asc', pageNo: '2', pageSize: '1' });
  expect(second).toMatchObject({ list: [{ id: ids[1] }], total: 3 });
});
