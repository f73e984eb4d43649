import type { Material, MaterialFolder } from '@/lib/api/material';
import { openPlatform } from '@/lib/demo/test-client';

type List<T> = { list: T[]; total: number };
type Errors = { errors: Record<string, string> };
const path = (action: string, entity = 'material') => `/supplier/${entity}/${action}`;
const picture = { name: 'a.png', kind: 'image', url: 'data:image/png;base64,AA', mime: 'image/png', size: 9, tags: [] };

async function open() {
  const client = await openPlatform();
  const find = async (query: Record<string, string | string[]> = {}) =>
    (await client.get<List<Material>>(path('getList'), query)).data;
  const folders = async () =>
    (await client.get<List<MaterialFolder>>(path('getList', 'materialFolder'), { pageSize: '100' })).data.list;
  const folder = (name: string, parentId?: string) =>
    client.post<MaterialFolder>(path('doEdit', 'materialFolder'), { name, parentId });
  return { ...client, find, folders, folder };
}

test('an uploaded file becomes a material by a save; what the platform works out cannot be sent', async () => {
  const { post, find } = await open();
  const saved = await post<Material>(path('doEdit'), { ...picture, usedBy: [{ kind: 'x', id: '1', title: '' }] });
  expect(saved).toMatchObject({ code: 200, data: { version: 1, usedBy: [] } });
  expect((await find({ folderId: 'root', keyword: 'a.png' })).total).toBe(1);
  const wrong = await post<Errors>(path('doEdit'), {
    ...picture,
    name: '',
    size: -1,
    url: 'javascript:x',
    tags: ['x'.repeat(33)],
  });
  expect(Object.keys(wrong.data.errors).sort()).toEqual(['name', 'size', 'tags.0', 'url']);
  expect((await post<Errors>(path('doEdit'), { ...picture, folderId: 'none' })).data.errors).toHaveProperty('folderId');
});

test('the list filters by folder with and without what is below, kind, tag, use, size and words', async () => {
  const { find } = await open();
  const queries: Record<string, string>[] = [
    {},
    { kind: 'video' },
    { folderId: 'f2' },
    { folderId: 'f2', deep: 'true' },
    { folderId: 'root' },
  ];
  const [all, videos, top, deep, rootless] = await Promise.all(queries.map((query) => find(query)));
  expect(videos!.list.every(({ kind }) => kind === 'video')).toBe(true);
  expect(deep!.total).toBeGreaterThan(top!.total);
  expect(rootless!.list.every(({ folderId }) => folderId === undefined)).toBe(true);
  const both = await find({ kind: ['video', 'document'] });
  expect(both.total).toBe(videos!.total + (await find({ kind: 'document' })).total);
  const used = await find({ used: 'true' });
  expect(used.list.every(({ usedBy }) => usedBy.length > 0)).toBe(true);
  expect(used.total + (await find({ used: 'false' })).total).toBe(all!.total);
  expect((await find({ tag: '证书' })).list.every(({ tags }) => tags.includes('证书'))).toBe(true);
  const large = await find({ sizeMin: '20000000', sort: 'size', order: 'asc' });
  expect(large.list[0]!.size).toBeGreaterThanOrEqual(20_000_000);
  expect((await find({ keyword: 'catalog 2026' })).total).toBe(1);
  expect((await find({ colour: 'blue' })).total).toBe(all!.total);
});

test('a picture inside a description, a post or the introduction of the shop is in use', async () => {
  const { post, get, find } = await open();
  const [one, two, three] = (await find({ used: 'false', kind: 'image' })).list;
  const pictureOf = ({ url }: Material) => `<p>a</p><img alt="x" src="${url.replace(/&/g, '&amp;')}">`;
  const change = async (entity: string, id: string, field: string, html: string) => {
    const record = (await get<Record<string, unknown>>(`/supplier/${entity}/getDetail`, { id })).data;
    await post(`/supplier/${entity}/doEdit`, { ...record, [field]: { ...(record[field] as object), en: html } });
  };
  await change('product', '10001', 'description', pictureOf(one!));
  await change('blog', '3', 'content', pictureOf(two!));
  await change('shopDetail', '1', 'introduction', pictureOf(three!));
  const usedBy = async (id: string) => (await find({ id })).list[0]!.usedBy;
  expect(await usedBy(one!.id)).toMatchObject([{ kind: 'product', id: '10001' }]);
  expect(await usedBy(two!.id)).toMatchObject([{ kind: 'blog', id: '3' }]);
  expect(await usedBy(three!.id)).toMatchObject([{ kind: 'shopDetail', title: expect.stringMatching(/泵/) }]);
  await change('product', '10001', 'description', '<p>a</p>');
  expect(await usedBy(one!.id)).toEqual([]);
});

test('what is in use is deleted only by force, and the answer says who uses it', async () => {
  const { post, find } = await open();
  const [one] = (await find({ used: 'true' })).list;
  const [free] = (await find({ used: 'false' })).list;
  const asked = await post<{ usedBy: Material['usedBy'] }>(path('doDelete'), { ids: [free!.id, one!.id] });
  expect(asked).toMatchObject({ code: 409, data: { usedBy: one!.usedBy } });
  expect((await find({ id: [one!.id, free!.id] })).total).toBe(2);
  const done = await post<{ deleted: number }>(path('doDelete'), { ids: [free!.id, one!.id], force: true });
  expect(done.data.deleted).toBe(2);
  await post(path('doRestore'), { ids: [one!.id] });
  expect((await find({ id: one!.id })).list[0]).toEqual(one);
});

test('use follows the products: a picture that a product takes up is in use at once', async () => {
  const { post, get, find } = await open();
  const [free] = (await find({ used: 'false', kind: 'image' })).list;
  const product = (await get<Record<string, unknown>>('/supplier/product/getDetail', { id: '10001' })).data;
  await post('/supplier/product/doEdit', { ...product, images: [free!.url] });
  expect((await find({ id: free!.id })).list[0]!.usedBy).toMatchObject([{ kind: 'product', id: '10001' }]);
});

test('materials move and are renamed; the quota counts their bytes', async () => {
  const { post, get, find } = await open();
  const [one, two] = (await find({ folderId: 'f4' })).list;
  const moved = await post(path('doMove'), { ids: [one!.id, two!.id, 'none'], folderId: 'f21' });
  expect(moved.data).toMatchObject({ changed: 2, failed: [{ id: 'none' }] });
  expect((await find({ id: one!.id })).list[0]).toMatchObject({ folderId: 'f21', version: one!.version + 1 });
  await post(path('doMove'), { ids: [one!.id], folderId: '' });
  expect((await find({ id: one!.id, folderId: 'root' })).total).toBe(1);
  expect((await post(path('doMove'), { ids: [one!.id], folderId: 'none' })).code).toBe(422);
  expect((await post<Material>(path('doRename'), { id: one!.id, name: '新名.jpg' })).data.name).toBe('新名.jpg');
  expect((await post<Errors>(path('doRename'), { id: one!.id, name: ' ' })).data.errors).toHaveProperty('name');
  const quota = async () => (await get<{ used: number; limit: number }>(path('getQuota'))).data;
  const before = await quota();
  await post(path('doEdit'), { ...picture, size: 1000 });
  expect((await quota()).used).toBe(before.used + 1000);
  const full = await post<Errors>(path('doEdit'), { ...picture, size: before.limit });
  expect(full.data.errors).toHaveProperty('size');
});

describe('folders', () => {
  it('go four deep, and have names of their own', async () => {
    const { folder, post, folders } = await open();
    expect(await folder('太深', 'f4')).toMatchObject({ code: 422, data: { errors: { parentId: '最多 4 级' } } });
    expect(await folder(' cdl 系列 ', 'f3')).toMatchObject({ code: 422, data: { errors: { name: '已有同名文件夹' } } });
    expect((await folder('CDL 系列', 'f2')).code).toBe(200);
    const f2 = (await folders()).find(({ id }) => id === 'f2')!;
    expect((await post(path('doEdit', 'materialFolder'), { ...f2, parentId: 'f3' })).code).toBe(422);
    // f2 has two levels below it; under f12, on the second level, only two fit in all.
    expect((await post(path('doEdit', 'materialFolder'), { ...f2, parentId: 'f12' })).code).toBe(422);
    expect((await post(path('doEdit', 'materialFolder'), { ...f2, parentId: 'f11' })).code).toBe(200);
  });

  it('with something in them go by force only; the content moves up, and an undo takes it back', async () => {
    const { post, find, folders } = await open();
    const inside = (await find({ folderId: 'f3' })).total;
    const up = (await find({ folderId: 'f2' })).total;
    const asked = await post(path('doDelete', 'materialFolder'), { ids: ['f3'] });
    expect(asked).toMatchObject({ code: 409, data: { materials: inside, folders: 1 } });
    await post(path('doDelete', 'materialFolder'), { ids: ['f3'], force: true });
    expect((await find({ folderId: 'f2' })).total).toBe(up + inside);
    expect((await folders()).find(({ id }) => id === 'f4')!.parentId).toBe('f2');
    await post(path('doRestore', 'materialFolder'), { ids: ['f3'] });
    expect((await find({ folderId: 'f3' })).total).toBe(inside);
    expect((await folders()).find(({ id }) => id === 'f4')!.parentId).toBe('f3');
  });
});
