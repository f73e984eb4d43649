import { ANSWER_LENGTH, type Question } from '@/lib/api/question';
import { openPlatform } from '@/lib/demo/test-client';

type List = { list: Question[]; total: number };
const path = (action: string) => `/supplier/question/${action}`;

async function open() {
  const client = await openPlatform();
  const find = async (query: Record<string, string | string[]> = {}) =>
    (await client.get<List>(path('getList'), query)).data;
  const one = async (query: Record<string, string>) => (await find(query)).list[0]!;
  const status = (id: string, to: string) =>
    client.post<{ changed: number; failed: { msg: string }[] }>(path('doStatus'), { ids: [id], status: to });
  return { ...client, find, one, status };
}

test('an answer makes a question answered, by whom and when; an empty one is refused', async () => {
  const { post, one, find } = await open();
  const question = await one({ status: 'pending' });
  const before = (await find({ status: 'pending' })).total;
  expect((await post(path('doAnswer'), { id: question.id, content: '  ' })).code).toBe(422);
  expect((await post(path('doAnswer'), { id: question.id, content: 'x'.repeat(ANSWER_LENGTH + 1) })).code).toBe(422);
  const { data } = await post<Question>(path('doAnswer'), { id: question.id, content: ' 可以。 ' });
  expect(data).toMatchObject({
    status: 'answered',
    version: question.version + 1,
    answer: { content: '可以。', by: 'yongquan-pump' },
  });
  expect((await find({ status: 'pending' })).total).toBe(before - 1);
  const again = await post<Question>(path('doAnswer'), { id: question.id, content: '更正。' });
  expect(again.data.answer!.content).toBe('更正。');
  expect((await post(path('doAnswer'), { id: 'none', content: 'x' })).code).toBe(404);
});

test('hiding and showing: what comes back is pending or answered by its answer', async () => {
  const { one, status } = await open();
  const pending = await one({ status: 'pending' });
  const answered = await one({ status: 'answered' });
  await status(pending.id, 'hidden');
  await status(answered.id, 'hidden');
  expect((await status(pending.id, 'answered')).data).toMatchObject({ changed: 0, failed: [{ msg: '还没有回答' }] });
  await status(pending.id, 'pending');
  expect((await one({ id: pending.id })).status).toBe('pending');
  await status(answered.id, 'pending');
  expect((await one({ id: answered.id })).status).toBe('answered');
  expect((await status(answered.id, 'pending')).data.failed[0]!.msg).toBe('不能从“已回答”改为“待回答”');
});

test('answering what is hidden does not show it', async () => {
  const { one, post } = await open();
  const hidden = await one({ status: 'hidden' });
  expect((await post<Question>(path('doAnswer'), { id: hidden.id, content: 'No.' })).data.status).toBe('hidden');
});

test('a save pins and does nothing else; a question cannot be made up', async () => {
  const { one, post } = await open();
  const question = await one({ pinned: 'false', status: 'answered' });
  const { data } = await post<Question>(path('doEdit'), { ...question, pinned: true, content: 'Mine', likes: 900 });
  expect(data).toMatchObject({ pinned: true, content: question.content, likes: question.likes, status: 'answered' });
  expect((await post(path('doEdit'), { ...question, pinned: false })).code).toBe(409);
  expect((await post(path('doEdit'), { content: 'x', pinned: true })).code).toBe(403);
});

test('filters, and the name of the product in the language of who asks', async () => {
  const { find, get } = await open();
  const all = await find();
  expect((await find({ answered: 'true' })).total + (await find({ answered: 'false' })).total).toBe(all.total);
  expect((await find({ language: ['de', 'fr'] })).list.every(({ language }) => ['de', 'fr'].includes(language))).toBe(
    true,
  );
  expect((await find({ keyword: '太阳能' })).total).toBeGreaterThan(1);
  const newest = all.list[0]!;
  expect(newest.buyer.name).toBe('Nguyen Van Minh');
  expect((await find({ productId: newest.productId })).list.map(({ id }) => id)).toContain(newest.id);
  const en = await get<List>(path('getList'), { id: newest.id }, { 'Accept-Language': 'en-US' });
  expect(en.data.list[0]!.productTitle).not.toBe(newest.productTitle);
  expect((await find({ createdFrom: '2026-03-08', createdTo: '2026-03-10' })).total).toBeGreaterThan(3);
  const likes = (await find({ sort: 'likes' })).list.map((question) => question.likes);
  expect(likes).toEqual([...likes].sort((a, b) => b - a));
});
