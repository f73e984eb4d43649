import { createPlatform } from './domains';
import type { Product } from '@/lib/api/product-schema';
import { DEMO_SALES_ACCOUNT } from './domains/account/demo-account';
import { type Platform } from './platform/platform';
import { searchKinds } from './domains/search/searches';
import { openPlatform } from './test-client';

interface Overview {
  totals: { unanswered: number; reviewScore: number; responseRate: number; responseHours: number };
  todo: { kind: string; count: number; path: string }[];
}
interface Route {
  meta: { title: string; badge?: string };
  children?: Route[];
}

/** The entity of the list at each path of the client. */
const LISTS: Record<string, string> = {
  '/BusinessManage/Business': 'inquiry',
  '/Product/Question': 'question',
  '/Shop/Reviews': 'review',
  '/Product/Product': 'product',
  '/Shop/Resources': 'shopResource',
};

async function open() {
  const client = await openPlatform();
  const overview = async () => (await client.get<Overview>('/supplier/stats/getOverview')).data;
  const badges = async () => {
    const routes = (await client.get<Route[]>('/router/getList')).data.flatMap(({ children = [] }) => children);
    const badgeOf = (title: string) => routes.find(({ meta }) => meta.title === title)!.meta.badge;
    return [badgeOf('产品问答'), badgeOf('询盘列表')];
  };
  return { ...client, overview, badges };
}

test('each to-do opens exactly the list that it counts', async () => {
  const { overview, get } = await open();
  const { todo } = await overview();
  expect(todo.map(({ kind }) => kind)).toEqual([
    'inquiry',
    'rejected',
    'question',
    'review',
    'certificate',
    'draft',
    'reviewing',
  ]);
  for (const { kind, count, path } of todo) {
    const [place = '', query] = path.split('?');
    const { total } = (
      await get<{ total: number }>(`/supplier/${LISTS[place]!}/getList`, Object.fromEntries(new URLSearchParams(query)))
    ).data;
    expect({ kind, total }).toEqual({ kind, total: count });
  }
});

test('figures and badges follow what is done', async () => {
  const { overview, badges, post, get } = await open();
  const before = await overview();
  expect(before.totals).toMatchObject({ unanswered: 6, responseHours: expect.any(Number) });
  expect(before.totals.responseRate).toBeGreaterThan(0.6);
  expect(before.totals.reviewScore).toBeGreaterThan(4);
  expect(await badges()).toEqual(['8', '6']);
  const list = async (entity: string, status: string) =>
    (await get<{ list: { id: string }[] }>(`/supplier/${entity}/getList`, { status })).data.list;
  const [inquiry] = await list('inquiry', 'new');
  await post('/supplier/inquiry/doReply', { id: inquiry!.id, content: 'Hello' });
  for (const { id } of await list('question', 'pending'))
    await post('/supplier/question/doAnswer', { id, content: '可以' });
  const after = await overview();
  expect(after.totals.unanswered).toBe(5);
  expect(after.todo.map(({ kind }) => kind)).not.toContain('question');
  expect(await badges()).toEqual([undefined, '5']);
});

test('one keyword is searched in every kind that the account may read', async () => {
  const { platform, login } = await open();
  await login(DEMO_SALES_ACCOUNT);
  const ask = { language: 'zh' as const, keyword: '密封', limit: 3 };
  const found = await searchKinds(platform, ask);
  expect(found.map(({ kind }) => kind)).toEqual(
    ['product', 'blog', 'inquiry', 'question', 'material', 'review'].filter((kind) =>
      found.some((one) => one.kind === kind),
    ),
  );
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['blog', 'material', 'question']));
  for (const { items, total } of found) {
    expect(items.length).toBe(Math.min(total, 3));
    for (const { id, title, path } of items)
      expect({ titled: title !== '', path }).toEqual({ titled: true, path: expect.stringContaining(`id=${id}`) });
  }
  const some = await searchKinds(platform, ask, (right) => right !== 'blog:read');
  expect(some.map(({ kind }) => kind)).not.toContain('blog');
  expect(await searchKinds(platform, { ...ask, keyword: 'no such words' })).toEqual([]);
});

test('changes of every entity outlive a reload, also of those that nobody asks for then', async () => {
  const { platform, post, get } = await open();
  const { list } = (
    await get<{ list: { id: string; version: number }[] }>('/supplier/blog/getList', { status: 'published' })
  ).data;
  await post('/supplier/blog/doStatus', { ids: [list[0]!.id], status: 'hidden' });
  await post('/supplier/review/doReply', { id: '120', content: '谢谢' });
  await post('/supplier/classify/doDelete', { ids: ['g-fire'], moveTo: 'g-sets' });
  const first = structuredClone(platform.snapshot());
  expect(Object.keys(first.entities).sort()).toEqual(['blog', 'classify', 'product', 'review']);
  expect(JSON.stringify(first).length).toBeLessThan(400_000);
  // Loaded once without access to the blog, and persisted again.
  const second = createPlatform({ seed: 1, now: () => platform.now() + 1e9 });
  second.restore(first);
  expect(second.isTouched('blog')).toBe(true);
  const third = createPlatform({ seed: 1, now: () => platform.now() + 2e9 });
  third.restore(structuredClone(second.snapshot()));
  await third.load('blog', 'review', 'question');
  expect(third.store('blog').get(list[0]!.id)).toMatchObject({ status: 'hidden', version: list[0]!.version + 1 });
  expect(third.store('review').get('120')!.reply!.content).toBe('谢谢');
  expect(third.store('classify').get('g-fire')).toBeUndefined();
  expect(third.store('question').records()).toEqual((await loaded(platform)).records());
  third.reset();
  expect(third.store('blog').get(list[0]!.id)!.status).toBe('published');
  expect(third.isTouched('blog')).toBe(false);
});

async function loaded(platform: Platform) {
  await platform.load('question');
  return platform.store('question');
}

test('a product that is deleted leaves its name with those who wrote about it', async () => {
  const { get, post } = await open();
  const question = async () =>
    (await get<{ list: { productId: string; productTitle: string }[] }>('/supplier/question/getList')).data.list[0]!;
  const before = await question();
  const product = (await get<Product>('/supplier/product/getDetail', { id: before.productId })).data;
  await post('/supplier/product/doEdit', { ...product, title: { zh: '改名泵' } });
  expect((await question()).productTitle).toBe('改名泵');
  await post('/supplier/product/doDelete', { ids: [before.productId] });
  expect((await question()).productTitle).toBe(before.productTitle);
});
