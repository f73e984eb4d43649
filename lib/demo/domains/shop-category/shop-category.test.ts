import { openPlatform } from '@/lib/demo/test-client';

interface Node {
  id: string;
  version: number;
  name: Record<string, string>;
  parentId?: string;
  sort: number;
  productCount: number;
  children?: Node[];
}
type Errors = { errors: Record<string, string> };
const path = (action: string) => `/supplier/classify/${action}`;

async function open() {
  const client = await openPlatform();
  const tree = async () => (await client.get<{ list: Node[] }>(path('getTree'))).data.list;
  const detail = async (id: string) => (await client.get<Node>(path('getDetail'), { id })).data;
  const create = async (en: string, parentId?: string) =>
    client.post<Node>(path('doEdit'), { name: { en }, parentId, visible: true });
  const products = async (groupId: string) =>
    (await client.get<{ total: number }>('/supplier/product/getList', { groupId, pageSize: '1' })).data.total;
  const siblings = async (id: string) =>
    (await tree()).find((node) => node.id === id)!.children!.map((node) => node.id);
  return { ...client, tree, detail, create, products, siblings };
}

test('the tree is nested, in order and counted; a save asks for the version that was read', async () => {
  const { tree, detail, post } = await open();
  const top = await tree();
  expect(top.map(({ sort }) => sort)).toEqual([...top].map(({ sort }) => sort).sort((a, b) => a - b));
  expect(top.find(({ id }) => id === 'g-centrifugal')!.children!.length).toBeGreaterThan(2);
  const category = await detail('g-solar');
  const saved = await post<Node>(path('doEdit'), { ...category, name: { zh: '光伏泵', en: '' } });
  expect(saved).toMatchObject({
    code: 200,
    msg: '保存成功',
    data: { version: category.version + 1, name: { zh: '光伏泵' } },
  });
  expect(saved.data).toMatchObject({ sort: category.sort, productCount: category.productCount });
  expect(await post(path('doEdit'), category)).toMatchObject({ code: 409, data: { name: { zh: '光伏泵' } } });
});

test('a name is needed in one language, and is not longer than its limit', async () => {
  const { post } = await open();
  const wrong = await post<Errors>(path('doEdit'), { name: { zh: ' ', en: 'x'.repeat(65) }, visible: 'yes' });
  expect(wrong.code).toBe(422);
  expect(Object.keys(wrong.data.errors)).toEqual(expect.arrayContaining(['name.en', 'visible']));
});

test('shop categories go four deep and no deeper, and none lies within itself', async () => {
  const { create, post, detail } = await open();
  const ids = [(await create('One')).data.id];
  for (const name of ['Two', 'Three', 'Four']) ids.push((await create(name, ids.at(-1))).data.id);
  const fifth = await create('Five', ids[3]);
  expect(fifth).toMatchObject({ code: 422, data: { errors: { parentId: '最多 4 级' } } });
  expect((await create('Lost', 'none')).code).toBe(422);
  // A branch with two levels does not fit below the third level.
  const branch = (await create('Branch')).data.id;
  await create('Leaf', branch);
  expect((await post(path('doSort'), { id: branch, parentId: ids[2] })).code).toBe(422);
  expect((await post(path('doSort'), { id: branch, parentId: ids[1] })).code).toBe(200);
  expect(await post<Errors>(path('doSort'), { id: ids[0], parentId: ids[2] })).toMatchObject({
    code: 422,
    data: { errors: { parentId: '不能移到自己的下级' } },
  });
  expect((await post(path('doEdit'), { ...(await detail(ids[0]!)), parentId: ids[0] })).code).toBe(422);
});

test('a shop category moves before a sibling, to the end, to another parent and to the top', async () => {
  const { post, siblings, tree } = await open();
  const [a, b, c, d] = await siblings('g-centrifugal');
  await post(path('doSort'), { id: d, before: b });
  expect(await siblings('g-centrifugal')).toEqual([a, d, b, c]);
  await post(path('doSort'), { id: a });
  expect(await siblings('g-centrifugal')).toEqual([d, b, c, a]);
  await post(path('doSort'), { id: b, parentId: 'g-parts', before: 'g-valves' });
  expect(await siblings('g-parts')).toEqual([b, 'g-valves']);
  await post(path('doSort'), { id: b, parentId: '' });
  expect((await tree()).at(-1)!.id).toBe(b);
  expect((await post(path('doSort'), { id: b, before: 'g-valves' })).code).toBe(404);
});

test('a shop category with products is not deleted until it is said where they go', async () => {
  const { post, products, detail } = await open();
  const count = await products('g-submersible');
  const asked = await post<{ productCount: number }>(path('doDelete'), { ids: ['g-submersible'] });
  expect(asked).toMatchObject({ code: 409, data: { productCount: count } });
  expect((await post(path('doDelete'), { ids: ['g-submersible'], moveTo: 'g-deepwell' })).code).toBe(422);
  expect((await post(path('doDelete'), { ids: ['g-submersible'], moveTo: 'none' })).code).toBe(422);
  const before = await products('g-solar');
  const done = await post<{ deleted: number }>(path('doDelete'), { ids: ['g-submersible'], moveTo: 'g-solar' });
  expect(done.data.deleted).toBe(4);
  expect(await products('g-solar')).toBe((await detail('g-solar')).productCount);
  expect(await products('g-solar')).toBeGreaterThan(before);
  expect(await products('g-sewage')).toBe(0);
});

test('an undo brings back the shop category, what was below it, and its products', async () => {
  const { post, products, siblings } = await open();
  const ids = ['g-submersible', 'g-deepwell', 'g-solar', 'g-hot'];
  const counts = async () => Promise.all(ids.map(products));
  const [before, below] = [await counts(), await siblings('g-submersible')];
  await post(path('doDelete'), { ids: ['g-submersible'], moveTo: 'g-solar' });
  expect(await counts()).not.toEqual(before);
  expect((await post<{ restored: number }>(path('doRestore'), { ids: ['g-submersible'] })).data.restored).toBe(4);
  expect(await counts()).toEqual(before);
  expect(await siblings('g-submersible')).toEqual(below);
});

test('products may be left without a shop category; a shop category without products just goes', async () => {
  const { post, create, products, get } = await open();
  const { id } = (await create('Empty')).data;
  expect((await post<{ deleted: number }>(path('doDelete'), { ids: [id] })).data.deleted).toBe(1);
  expect((await post(path('doDelete'), { ids: ['g-fire'], moveTo: '' })).code).toBe(200);
  expect(await products('g-fire')).toBe(0);
  const { data } = await get<{ total: number }>('/supplier/product/getList', { pageSize: '1' });
  expect(data.total).toBe(520);
});

test('an account that may only read does not write', async () => {
  const { login, post, tree } = await open();
  await login({ username: 'yongquan-sales', password: 'sale2580' });
  expect((await tree()).length).toBeGreaterThan(5);
  expect((await post(path('doSort'), { id: 'g-solar' })).code).toBe(403);
});
