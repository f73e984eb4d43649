import { BLOG_LIMITS, type Blog } from '@/lib/api/blog';
import { NOON, openPlatform } from '@/lib/demo/test-client';

type List = { list: Blog[]; total: number };
type Errors = { errors: Record<string, string> };
const path = (action: string) => `/supplier/blog/${action}`;
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();
const post1 = { title: { zh: '新文' }, content: { zh: '<p>内容</p>' }, tags: [], productIds: [] };

async function open() {
  const client = await openPlatform();
  const find = async (query: Record<string, string | string[]> = {}) =>
    (await client.get<List>(path('getList'), query)).data;
  const save = <T = Blog>(blog: object) => client.post<T>(path('doEdit'), blog);
  const status = (ids: string[], to: string) =>
    client.post<{ changed: number; failed: { msg: string }[] }>(path('doStatus'), { ids, status: to });
  return { ...client, find, save, status };
}

test('a draft needs a title only; publishing needs a text', async () => {
  const { save, status } = await open();
  const draft = (await save({ title: { en: 'Idea' } })).data;
  expect(draft).toMatchObject({ status: 'draft', version: 1, stats: { views: 0 }, tags: [], content: {} });
  expect((await save<Errors>({ title: {} })).data.errors).toHaveProperty(['title.zh']);
  const refused = await save<Errors>({ ...draft, content: { zh: '<p> </p>' }, status: 'published' });
  expect(refused.data.errors).toEqual({ 'content.zh': '请至少填写一种语言的名称' });
  const { failed } = (await status([draft.id], 'published')).data;
  expect(failed[0]!.msg).toContain('博客文章内容不完整');
});

test('limits: title, summary, tags, and bytes of each language', async () => {
  const { save } = await open();
  const { errors } = (
    await save<Errors>({
      ...post1,
      title: { zh: '长'.repeat(BLOG_LIMITS.title + 1) },
      summary: 'x'.repeat(BLOG_LIMITS.summary + 1),
      tags: Array.from({ length: BLOG_LIMITS.tags + 1 }, (_, i) => `t${i}`),
      content: { zh: '汉'.repeat(70_000) },
      productIds: ['10001', 'none'],
    })
  ).data;
  expect(Object.keys(errors).sort()).toEqual(['content.zh', 'productIds.1', 'summary', 'tags', 'title.zh']);
  expect(errors['content.zh']).toBe('内容不能超过 200 kB');
});

test('a post is scheduled for a time ahead only, and comes out by itself when the time has come', async () => {
  const { save, status, find, pass } = await open();
  expect((await save<Errors>({ ...post1, status: 'scheduled' })).data.errors).toHaveProperty('publishAt');
  expect((await save<Errors>({ ...post1, status: 'scheduled', publishAt: at(-1) })).data.errors.publishAt).toBe(
    '发布时间须晚于现在',
  );
  const blog = (await save({ ...post1, status: 'scheduled', publishAt: at(5) })).data;
  pass(5 * HOUR - 60_000);
  expect((await find({ id: blog.id })).list[0]!.status).toBe('scheduled');
  pass(61_000);
  expect((await find({ id: blog.id })).list[0]).toMatchObject({ status: 'published', version: 2, publishAt: at(5) });
  const late = (await save({ ...post1, publishAt: at(1) })).data;
  expect((await status([late.id], 'scheduled')).data.failed[0]!.msg).toBe('发布时间须晚于现在');
});

test('published posts are hidden and shown again with the day they first came out, never drafts again', async () => {
  const { save, status, find } = await open();
  const blog = (await save({ ...post1, status: 'published' })).data;
  expect(blog.publishAt).toBe(at(0));
  expect((await status([blog.id], 'draft')).data.failed[0]!.msg).toBe('不能从“已发布”改为“草稿”');
  expect((await save<Errors>({ ...blog, status: 'draft' })).data.errors).toHaveProperty('status');
  await status([blog.id], 'hidden');
  await status([blog.id], 'published');
  expect((await find({ id: blog.id })).list[0]).toMatchObject({ status: 'published', publishAt: at(0), version: 3 });
  expect((await status([blog.id], 'sold')).code).toBe(422);
});

test('a stale save, a deletion and its undo', async () => {
  const { find, save, post, pass } = await open();
  const [blog] = (await find({ status: 'published' })).list;
  expect((await save({ ...blog!, tags: ['新'], stats: { views: 1e9 } })).data).toMatchObject({
    tags: ['新'],
    stats: blog!.stats,
  });
  expect((await save({ ...blog! })).code).toBe(409);
  await post(path('doDelete'), { ids: [blog!.id] });
  expect((await find({ id: blog!.id })).total).toBe(0);
  pass(29 * 24 * HOUR);
  await post(path('doRestore'), { ids: [blog!.id] });
  expect((await find({ id: blog!.id })).list[0]!.tags).toEqual(['新']);
});

test('filters by status, topic, tag, product, language, cover and time; words in the text too', async () => {
  const { find } = await open();
  const all = await find();
  const states = await Promise.all(['draft', 'scheduled', 'published', 'hidden'].map((status) => find({ status })));
  expect(states.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  expect((await find({ topic: '公司新闻' })).list.every(({ topic }) => topic === '公司新闻')).toBe(true);
  expect((await find({ tag: ['案例', '展会'] })).total).toBeGreaterThan(3);
  expect((await find({ language: 'en' })).total).toBeLessThan(all.total);
  expect((await find({ cover: 'false' })).list.every(({ cover }) => !cover)).toBe(true);
  const [first] = all.list;
  expect((await find({ productId: first!.productIds[0]! })).list.map(({ id }) => id)).toContain(first!.id);
  expect((await find({ keyword: '肯尼亚 水塔' })).total).toBe(1);
  const titles = (await find({ sort: 'title', order: 'asc' })).list
    .map(({ title }) => title.zh!)
    .filter((title) => !/^[A-Z]/.test(title));
  expect(titles).toEqual([...titles].sort(new Intl.Collator('zh', { numeric: true }).compare));
  expect((await find({ publishFrom: at(0) })).list.every(({ status }) => status === 'scheduled')).toBe(true);
});
