import { REVIEW_LIMITS, type Review, type ReviewSummary } from '@/lib/api/review';
import { openPlatform } from '@/lib/demo/test-client';

type List = { list: Review[]; total: number };
type Errors = { errors: Record<string, string> };
const path = (action: string) => `/supplier/review/${action}`;

async function open() {
  const client = await openPlatform();
  const find = async (query: Record<string, string | string[]> = {}) =>
    (await client.get<List>(path('getList'), query)).data;
  const one = async (query: Record<string, string>) => (await find(query)).list[0]!;
  const summary = async () => (await client.get<ReviewSummary>(path('getSummary'))).data;
  return { ...client, find, one, summary };
}

test('a reply is shown under the review, and may be changed', async () => {
  const { one, find, post } = await open();
  const review = await one({ replied: 'false', status: 'visible' });
  const before = (await find({ replied: 'false' })).total;
  expect((await post<Errors>(path('doReply'), { id: review.id, content: '' })).data.errors).toHaveProperty('content');
  const long = 'x'.repeat(REVIEW_LIMITS.reply + 1);
  expect((await post(path('doReply'), { id: review.id, content: long })).code).toBe(422);
  const { data } = await post<Review>(path('doReply'), { id: review.id, content: '谢谢！' });
  expect(data).toMatchObject({ version: review.version + 1, reply: { content: '谢谢！' }, scores: review.scores });
  expect((await find({ replied: 'false' })).total).toBe(before - 1);
  expect((await post<Review>(path('doReply'), { id: review.id, content: '再谢！' })).data.reply!.content).toBe(
    '再谢！',
  );
});

test('an appeal needs a reason and runs once; buyers still see the review meanwhile', async () => {
  const { one, post, summary } = await open();
  const review = await one({ status: 'visible', score: '2' });
  const before = await summary();
  expect((await post<Errors>(path('doAppeal'), { id: review.id, reason: ' ', evidence: ['x y'] })).data.errors).toEqual(
    {
      reason: expect.any(String),
      'evidence.0': expect.any(String),
    },
  );
  const appeal = { id: review.id, reason: '与订单不符', evidence: ['data:image/png;base64,AA'] };
  expect((await post<Review>(path('doAppeal'), appeal)).data).toMatchObject({
    status: 'appealing',
    appeal: { reason: '与订单不符' },
  });
  expect((await post(path('doAppeal'), appeal)).code).toBe(400);
  expect((await post(path('doAppeal'), { ...appeal, id: (await one({ status: 'hidden' })).id })).code).toBe(400);
  expect(await summary()).toEqual(before);
});

test('pictures go out as pictures, those of an appeal too', async () => {
  const { find } = await open();
  const shown = (await find({ status: 'appealing' })).list.flatMap(({ appeal }) => appeal?.evidence ?? []);
  expect(shown.length).toBeGreaterThan(0);
  for (const address of shown) expect(address).toMatch(/^data:image\//);
});

test('the summary counts what buyers see, by stars and by month', async () => {
  const { find, summary } = await open();
  const { average, count, distribution, trend } = await summary();
  expect(count).toBe((await find({ status: ['visible', 'appealing'] })).total);
  expect(Object.values(distribution).reduce((a, b) => a + b, 0)).toBe(count);
  for (const stars of ['1', '2', '3', '4', '5']) {
    const { total } = await find({ score: stars, status: ['visible', 'appealing'] });
    expect({ stars, total: distribution[stars] }).toEqual({ stars, total });
  }
  expect(average).toBeGreaterThan(4);
  expect(trend.map(({ month }) => month)).toEqual(expect.arrayContaining(['2025-04', '2026-03']));
  expect(trend).toHaveLength(12);
  const march = await find({ createdFrom: '2026-03-01', status: ['visible', 'appealing'] });
  expect(trend.at(-1)!.count).toBe(march.total);
});

test('filters; nothing of a review is changed or deleted', async () => {
  const { find, one, post } = await open();
  const all = await find();
  expect(all.list[0]).toMatchObject({ buyer: { name: 'Carlos Mendes' }, language: 'pt' });
  expect((await find({ images: 'true' })).list.every(({ images }) => images[0]!.startsWith('data:image/'))).toBe(true);
  expect((await find({ country: 'DE', score: ['3', '4'] })).list.every(({ buyer }) => buyer.country === 'DE')).toBe(
    true,
  );
  expect((await find({ keyword: 'quarantine' })).total).toBe(1);
  const worst = (await find({ sort: 'overall', order: 'asc' })).list.map(({ scores }) => scores.overall);
  expect(worst[0]).toBe(1);
  const review = await one({});
  for (const action of ['doEdit', 'doDelete', 'doRestore']) {
    expect((await post(path(action), { ...review, ids: [review.id] })).code).toBe(404);
  }
});

test('the summary counts what the list of the reviews that buyers see holds, also after an appeal', async () => {
  const { find, one, summary, post } = await open();
  const same = async () => {
    const { count, distribution } = await summary();
    const seen = { status: ['visible', 'appealing'] };
    expect((await find(seen)).total).toBe(count);
    for (const [score, number] of Object.entries(distribution))
      expect([score, (await find({ ...seen, score })).total]).toEqual([score, number]);
  };
  await same();
  const { id } = await one({ status: 'visible' });
  await post(path('doAppeal'), { id, reason: 'Never bought here.', evidence: [] });
  await same();
});
