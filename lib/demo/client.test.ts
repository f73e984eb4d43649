import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { blogApi } from '@/lib/api/blog';
import { shopCategoryApi, shopCategoryTree, blockingProductCount } from '@/lib/api/shop-category';
import { uploadFile } from '@/lib/api/file';
import { inquiryApi } from '@/lib/api/inquiry';
import { materialApi, materialFolderApi, usersOfMaterial } from '@/lib/api/material';
import { questionApi } from '@/lib/api/question';
import { replyTemplateApi } from '@/lib/api/reply-template';
import { reviewApi } from '@/lib/api/review';
import { contactApi } from '@/lib/api/contact';
import { shopDetailApi } from '@/lib/api/shop-detail';
import { shopInfoApi } from '@/lib/api/shop-info';
import { strengthApi } from '@/lib/api/strength';
import { PARTS, overview } from '@/lib/api/stats';
import { setTransport } from '@/lib/api/request/transport';
import { parseConfig, setConfig } from '@/lib/config/config';
import { DEMO_ACCOUNT } from './domains/account/demo-account';
import { startDemo } from './start';
import { NOON } from './test-client';

/** The client's own requests, from the query to the demo's store and back: paths, bodies and shapes match. */
let client: QueryClient;

beforeEach(async () => {
  const parsed = parseConfig({ demo: true });
  if (parsed.ok) setConfig(parsed.config);
  // The client reads the interface language and its own address from the document.
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'zh-CN' }, cookie: '' },
    location: new URL('https://client.test/'),
  });
  const { fetch } = await startDemo({ latency: [0, 0], now: () => NOON, persist: false, seed: 1 });
  const login = await fetch('https://client.test/supplier/auth/Login', {
    method: 'POST',
    body: JSON.stringify(DEMO_ACCOUNT),
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  setTransport((input, init) => {
    const request = new Request(input, init);
    request.headers.set('Authorization', `Bearer ${data.access_token}`);
    return fetch(request);
  });
  client = new QueryClient({
    // No garbage collection timers, which would keep the test process alive.
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { gcTime: 0 } },
  });
});
afterEach(() => setTransport(undefined));

type Change<V, R> = { mutationFn?: unknown; meta?: { invalidates?: readonly (readonly unknown[])[] } } & {
  __v?: V;
  __r?: R;
};
const run = <V>(options: Change<V, unknown>, variables: unknown) =>
  new MutationObserver(client, options as never).mutate(variables as never) as Promise<unknown>;

test('every list and every record of the demo has the shape that the client reads', async () => {
  for (const api of [
    materialApi,
    materialFolderApi,
    shopCategoryApi,
    questionApi,
    blogApi,
    inquiryApi,
    replyTemplateApi,
    contactApi,
    strengthApi,
    reviewApi,
  ]) {
    const { list, total } = await client.fetchQuery(api.list({ pageSize: 5 }) as ReturnType<typeof blogApi.list>);
    expect(list).toHaveLength(5);
    expect(await client.fetchQuery(api.count({}) as ReturnType<typeof blogApi.count>)).toBe(total);
    const one = await client.fetchQuery(api.detail(list[0]!.id) as ReturnType<typeof blogApi.detail>);
    expect(one.id).toBe(list[0]!.id);
  }
  expect((await client.fetchQuery(shopInfoApi.detail())).verified).toBe(true);
  expect((await client.fetchQuery(shopDetailApi.detail())).exportShare).toBe(78);
  expect((await client.fetchQuery(shopCategoryTree())).length).toBeGreaterThan(5);
  expect((await client.fetchQuery(materialApi.quota())).limit).toBeGreaterThan(1e9);
  expect((await client.fetchQuery(reviewApi.summary())).trend).toHaveLength(12);
  const figures = await client.fetchQuery(overview('2026-02-09', '2026-03-10'));
  expect(PARTS.todo(figures).part!.todo.length).toBeGreaterThan(5);
  expect(PARTS.totals(figures).part!.series).toEqual(PARTS.series(figures).part!.series);
  expect(PARTS.countries(figures).part!.countries.length).toBeGreaterThan(9);
  expect(PARTS.products(figures).part!.products).toHaveLength(5);
  // An invalid part does not affect the others.
  const broken = { ...figures, countries: 'many' };
  expect(PARTS.countries(broken)).toEqual({ broken: expect.objectContaining({ kind: 'contract' }) });
  expect(PARTS.todo(broken)).toEqual(PARTS.todo(figures));
});

test('messages are read a page at a time, to the first one', async () => {
  const { list } = await client.fetchQuery(inquiryApi.list({ status: 'won', pageSize: 100 }));
  const options = inquiryApi.messages(list[0]!.id);
  const { pages } = await client.fetchInfiniteQuery(options);
  expect(options.getNextPageParam(pages[0]!, pages, '', [])).toBeUndefined();
  const half = { ...pages[0]!, list: pages[0]!.list.slice(0, 2), sent: 2 };
  expect(options.getNextPageParam(half, [half], '', [])).toBe(half.list[1]!.id);
});

test('every change of the client is one that the demo understands, and names what it makes stale', async () => {
  const [inquiry] = (await client.fetchQuery(inquiryApi.list({ status: 'new' }))).list;
  const [question] = (await client.fetchQuery(questionApi.list({ status: 'pending' }))).list;
  const [review] = (await client.fetchQuery(reviewApi.list({ status: 'visible' }))).list;
  const [post] = (await client.fetchQuery(blogApi.list({ status: 'published' }))).list;
  const [file] = (await client.fetchQuery(materialApi.list({ used: false }))).list;
  const info = await client.fetchQuery(shopInfoApi.detail());
  const id = inquiry!.id;
  const changes: [Change<unknown, unknown>, unknown][] = [
    [inquiryApi.reply(), { id, content: 'Hello', attachments: [] }],
    [inquiryApi.assign(), { ids: [id], assignee: '王磊' }],
    [inquiryApi.note(), { id, content: 'x' }],
    [inquiryApi.read(), { ids: [id], read: false }],
    [inquiryApi.mutations.setStatus(), { ids: [id], status: 'negotiating' }],
    [questionApi.change(questionApi.saveAnswer), { ...question, answer: { content: '可以' } }],
    [reviewApi.reply(), { id: review!.id, content: '谢谢' }],
    [reviewApi.appeal(), { id: review!.id, reason: '不实', evidence: [] }],
    [blogApi.mutations.save(), { ...post, tags: ['x'] }],
    [blogApi.mutations.remove(), [post!.id]],
    [blogApi.mutations.restore(), [post!.id]],
    [materialApi.move(), { ids: [file!.id], folderId: '' }],
    [materialApi.rename(), { id: file!.id, name: 'x.jpg' }],
    [materialApi.delete(), { ids: [file!.id] }],
    [shopCategoryApi.move(), { id: 'g-solar', before: 'g-hot' }],
    [shopCategoryApi.delete(), { ids: ['g-fire'], moveTo: '' }],
    [shopInfoApi.mutations.save(), { ...info, city: '余姚' }],
  ];
  for (const [options, variables] of changes) {
    await run(options, variables);
    expect(options.meta!.invalidates![0]).toHaveLength(1);
  }
  expect((await client.fetchQuery(shopInfoApi.detail())).version).toBe(info.version + 1);
});

test('a refusal says what it needs to know', async () => {
  const [used] = (await client.fetchQuery(materialApi.list({ used: true }))).list;
  const refused = await run(materialApi.delete(), { ids: [used!.id] }).catch((error: unknown) => error);
  expect(usersOfMaterial(refused)).toEqual(used!.usedBy);
  const refusedCategory = await run(shopCategoryApi.delete(), { ids: ['g-sets'] }).catch((error: unknown) => error);
  expect(blockingProductCount(refusedCategory)).toBeGreaterThan(5);
  expect([usersOfMaterial(refusedCategory), blockingProductCount(refused), usersOfMaterial(new Error())]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('any kind of file is taken for what it is; a picture says how large it is', async () => {
  const png = new Uint8Array(40);
  png.set([0x89, 80, 78, 71]);
  new DataView(png.buffer).setUint32(16, 64);
  new DataView(png.buffer).setUint32(20, 48);
  const picture = await uploadFile(new File([png], 'a.png', { type: 'image/png' }), 'image');
  expect(picture).toMatchObject({ width: 64, height: 48, url: expect.stringMatching(/^files\/.+\/a\.png$/) });
  const paper = await uploadFile(new File(['x'], '报价 1.pdf', { type: 'application/pdf' }), 'document');
  expect(paper).toMatchObject({ name: '报价 1.pdf', size: 1, url: expect.stringMatching(/^files\//) });
  const wrong = uploadFile(new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'video');
  await expect(wrong).rejects.toMatchObject({ kind: 'invalid', fields: { file: '文件类型不符' } });
});
