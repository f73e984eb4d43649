import { createPlatform } from '../domains';
import type { Product } from '@/lib/api/product-schema';
import { createHandlers } from './handlers';

import { openPlatform } from '../test-client';

test('a call that is none of the platform’s answers 404', async () => {
  const { get } = await openPlatform();
  expect(await get('/supplier/order/getList')).toMatchObject({ code: 404, msg: '接口不存在' });
});

test('urlencoded bodies are read as JSON ones, nested values and numbers too', async () => {
  const { get, send } = await openPlatform();
  const product = (await get<Product>('/supplier/product/getDetail', { id: '10001' })).data;
  const fields = Object.entries({ ...product, hsCode: '84137099', brand: '2580' }).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const body = new URLSearchParams(fields);
  const saved = await send<Product>('POST', '/supplier/product/doEdit', { body });
  expect(saved).toMatchObject({
    code: 200,
    data: { version: product.version + 1, hsCode: '84137099', brand: '2580', moq: product.moq, showcase: true },
  });
});

test('a body nobody can read is refused', async () => {
  const { send } = await openPlatform();
  const headers = { 'Content-Type': 'application/json' };
  for (const body of ['{', '[1]', '"x"']) {
    expect((await send('POST', '/supplier/product/doEdit', { body, headers })).code).toBe(400);
  }
});

test('names and paths of the envelope and the calls may be others', async () => {
  const names = { statusName: 'status', messageName: 'message', tokenName: 'jwt' };
  const platform = createPlatform({ names, paths: { '/supplier/auth/Login': '/v9/enter' } });
  const { getResponse } = await import('msw');
  const body = JSON.stringify({ phone: '13800138000', code: '123456' });
  const response = await getResponse(
    createHandlers(platform),
    new Request('https://x.test/base/v9/enter', { method: 'POST', body }),
  );
  expect(await response!.json()).toMatchObject({
    status: 200,
    message: expect.any(String),
    data: { jwt: expect.any(String) },
  });
});

test('notices, in the language asked for, until they are cleared', async () => {
  const { get, post } = await openPlatform();
  type Notices = { list: { notice: string; image: string }[]; total: number };
  const zh = (await get<Notices>('/notice/getList', { type: 'notice' })).data;
  expect(zh.total).toBe(zh.list.length);
  expect(zh.list[0]!.image).toMatch(/^data:/);
  const en = (await get<Notices>('/notice/getList', { type: 'email' }, { 'Accept-Language': 'en-US' })).data;
  expect(en.list[0]!.notice).not.toBe(zh.list[0]!.notice);
  expect((await post('/notice/doClear')).msg).toBe('清空消息成功');
  expect((await get<Notices>('/notice/getList')).data).toEqual({ list: [], total: 0 });
});

test('the menu starts with home, which cannot be closed', async () => {
  const { get } = await openPlatform();
  const routes = (await get<{ path: string; children: { meta: { title: string } }[] }[]>('/router/getList')).data;
  expect(routes[0]).toMatchObject({ path: '/', children: [{ path: '/', meta: { title: '首页', noClosable: true } }] });
  expect(routes.flatMap(({ children }) => children.map(({ meta }) => meta.title))).toEqual([
    '首页',
    '产品列表',
    '素材管理',
    '分类管理',
    '产品问答',
    '博客列表',
    '询盘列表',
    '基本信息',
    '扩展信息',
    '联系方式',
    '公司实力',
    '客户评价',
  ]);
});

test('shop categories count their products, what is below included', async () => {
  const { get } = await openPlatform();
  type Node = { id: string; productCount: number; children?: Node[] };
  const tree = (await get<{ list: Node[] }>('/supplier/classify/getTree')).data.list;
  for (const { id, productCount } of tree) {
    const { total } = (await get<{ total: number }>('/supplier/product/getList', { groupId: id, pageSize: '1' })).data;
    expect({ id, productCount }).toEqual({ id, productCount: total });
  }
  const categories = (await get<{ list: { children?: unknown[] }[] }>('/supplier/category/getTree')).data.list;
  expect(categories[0]!.children!.length).toBeGreaterThan(5);
});

test('search, certificates and figures come from what is there', async () => {
  const { get, post } = await openPlatform();
  const found = (
    await get<{ groups: { kind: string; total: number; items: { path: string }[] }[] }>('/supplier/search', {
      keyword: '多级',
      limit: '3',
    })
  ).data;
  expect(found.groups[0]).toMatchObject({
    kind: 'product',
    items: expect.arrayContaining([expect.objectContaining({ path: expect.stringMatching(/^\/ProductAdd\?id=\d+$/) })]),
  });
  expect(found.groups[0]!.items).toHaveLength(3);
  const certificates = (await get<{ total: number }>('/supplier/shopResource/getList', { kind: 'certificate' })).data;
  expect(certificates.total).toBeGreaterThanOrEqual(12);
  type Overview = {
    totals: { products: number; views: number };
    series: { views: number }[];
    todo: { kind: string; count: number }[];
  };
  const before = (await get<Overview>('/supplier/stats/getOverview', { from: '2026-02-09', to: '2026-03-10' })).data;
  expect(before.series).toHaveLength(30);
  expect(before.totals.views).toBe(before.series.reduce((sum, { views }) => sum + views, 0));
  await post('/supplier/product/doDelete', { ids: ['10001'] });
  const after = (await get<Overview>('/supplier/stats/getOverview', { from: '2026-02-09', to: '2026-03-10' })).data;
  expect(after.totals.products).toBe(before.totals.products - 1);
});

test('a picture that is uploaded is carried in its address; others are refused', async () => {
  const { send } = await openPlatform();
  const upload = (file: File) => {
    const body = new FormData();
    body.append('file', file);
    return send<{ url: string; size: number }>('POST', '/supplier/file/upload', { body });
  };
  const png = await upload(new File([new Uint8Array([1, 2, 3])], 'a.png', { type: 'image/png' }));
  expect(png.data).toMatchObject({ url: 'data:image/png;base64,AQID', name: 'a.png', size: 3 });
  expect((await upload(new File(['x'], 'a.pdf', { type: 'application/pdf' }))).code).toBe(422);
  expect((await upload(new File([new Uint8Array(5_300_000)], 'b.png', { type: 'image/png' }))).code).toBe(422);
});

test('a snapshot brings back changes, sessions and passwords; a reset brings back the seed', async () => {
  const { platform, post, get, token } = await openPlatform();
  const product = (await get<Product>('/supplier/product/getDetail', { id: '10001' })).data;
  await post('/supplier/product/doEdit', { ...product, brand: 'KEPT' });
  await post('/supplier/product/doDelete', { ids: ['10002'] });
  await post('/notice/doClear');
  const content = structuredClone(platform.snapshot());
  expect(JSON.stringify(content).length).toBeLessThan(40_000);
  const later = createPlatform({ seed: 1, now: () => platform.now() + 1e9 });
  later.restore(content);
  expect(later.sessions.has(token())).toBe(true);
  expect(later.store('product').get('10001')).toMatchObject({ brand: 'KEPT', version: product.version + 1 });
  expect(later.store('product').get('10003')).toEqual(platform.store('product').get('10003'));
  expect(later.store('product').get('10002')).toBeUndefined();
  expect(later.store('product').trashed('10002', later.now())).toBeDefined();
  expect(later.store('notice').size).toBe(0);
  later.reset();
  expect(later.store('product').size).toBe(520);
  expect(later.store('notice').size).toBeGreaterThan(5);
  const other = createPlatform({ seed: 2 });
  other.restore(content);
  expect(other.sessions.size).toBe(0);
});
