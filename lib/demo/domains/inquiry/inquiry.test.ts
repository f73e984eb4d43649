import type { Inquiry, Message, Quotation } from '@/lib/api/inquiry-schema';
import { NOON, openPlatform } from '@/lib/demo/test-client';

type List<T> = { list: T[]; total: number; counts?: Record<string, number> };
type Errors = { errors: Record<string, string> };
const path = (action: string) => `/supplier/inquiry/${action}`;
const quotation: Quotation = {
  items: [{ productId: '10001', title: 'CDL32-80', quantity: 20, unit: 'set', unitPrice: '850.00' }],
  currency: 'USD',
  tradeTerm: 'CIF',
  port: 'Dammam',
  paymentTerm: 'LC',
  leadTimeDays: 25,
  validUntil: '2026-04-10',
};

async function open(options?: Parameters<typeof openPlatform>[0]) {
  const client = await openPlatform(options);
  const find = async (query: Record<string, string | string[]> = {}) =>
    (await client.get<List<Inquiry>>(path('getList'), query)).data;
  const one = async (query: Record<string, string>) => (await find(query)).list[0]!;
  const detail = async (id: string) => (await client.get<Inquiry>(path('getDetail'), { id })).data;
  const messages = async (id: string, more: Record<string, string> = {}) =>
    (await client.get<List<Message>>(path('getMessages'), { id, ...more })).data;
  const reply = <T = Message>(id: string, body: object) => client.post<T>(path('doReply'), { id, ...body });
  const status = (id: string, to: string) =>
    client.post<{ changed: number; failed: { msg: string }[] }>(path('doStatus'), { ids: [id], status: to });
  return { ...client, find, one, detail, messages, reply, status };
}

test('the first reply makes an inquiry replied, read and last spoken to; the buyer reads it after a while', async () => {
  const { one, reply, detail, messages, pass } = await open();
  const inquiry = await one({ status: 'new' });
  expect(inquiry).toMatchObject({ unread: true, number: 'INQ-20423', buyer: { name: 'Ahmed Al-Farsi' } });
  const sent = await reply(inquiry.id, { content: ' Thank you. ' });
  expect(sent).toMatchObject({ code: 200, msg: '发送成功', data: { from: 'supplier', content: 'Thank you.' } });
  expect(await detail(inquiry.id)).toMatchObject({
    status: 'replied',
    unread: false,
    version: inquiry.version + 1,
    lastMessageAt: sent.data.at,
  });
  const last = async () => (await messages(inquiry.id)).list[0]!;
  expect((await last()).readAt).toBeUndefined();
  pass(91_000);
  expect((await last()).readAt).toBeDefined();
});

test('an inquiry is won with an amount or lost for a reason, and another outcome is refused', async () => {
  const { one, post, detail, platform } = await open();
  const conclude = (id: string, status: string, outcome: object) =>
    post<Errors & { changed: number }>(path('doStatus'), { ids: [id], status, outcome });
  const { id } = await one({ status: 'negotiating' });
  const stored = () => platform.store('inquiry').get(id)!.outcome;
  const bad = { amount: { amount: '100.5', currency: 'JPY' } };
  expect((await conclude(id, 'won', bad)).data.errors).toHaveProperty(['outcome.amount.amount']);
  expect((await conclude(id, 'lost', { reason: 'weather' })).data.errors).toHaveProperty(['outcome.reason']);
  const good = { amount: { amount: '1200.50', currency: 'USD' }, quotation: 1 };
  expect((await conclude(id, 'won', good)).data.changed).toBe(1);
  expect(stored()).toMatchObject(good);
  // It is no field of the inquiry.
  expect(await detail(id)).not.toHaveProperty('outcome');
  expect((await conclude(id, 'lost', { reason: 'price', note: 'too dear' })).data.changed).toBe(1);
  expect(stored()).toMatchObject({ reason: 'price', note: 'too dear' });
  expect((await conclude(id, 'negotiating', {})).data.changed).toBe(1);
  expect(stored()).toBeUndefined();
});

test('a reply needs something: words, a file or a quotation; spam is not answered', async () => {
  const { one, reply } = await open();
  const { id } = await one({ status: 'new' });
  expect((await reply<Errors>(id, { content: ' ', attachments: [] })).data.errors).toEqual({
    content: '请输入回复内容，或添加附件、报价单',
  });
  const file = { name: 'Curve.pdf', url: 'files/curve.pdf', size: 10 };
  expect((await reply(id, { attachments: [file] })).data.attachments).toEqual([file]);
  expect((await reply<Errors>(id, { attachments: [{ ...file, url: 'javascript:1' }] })).data.errors).toHaveProperty([
    'attachments.0.url',
  ]);
  const spam = await one({ status: 'spam' });
  expect((await reply(spam.id, { content: 'x' })).code).toBe(400);
});

test('a quotation quotes; its fields are checked one by one', async () => {
  const { one, reply, detail } = await open();
  const { id } = await one({ status: 'new' });
  const wrong = {
    ...quotation,
    items: [{ ...quotation.items[0], quantity: 0, unitPrice: '8.505' }],
    currency: 'usd',
    validUntil: '2026-03-09',
    leadTimeDays: 1.5,
    payments: [
      { percent: 30, when: 'order' },
      { percent: 60, when: 'days' },
    ],
  };
  const { errors } = (await reply<Errors>(id, { content: '', attachments: [], quotation: wrong })).data;
  expect(Object.keys(errors).sort()).toEqual(
    [
      'items.0.quantity',
      'items.0.unitPrice',
      'currency',
      'validUntil',
      'leadTimeDays',
      'payments.1.days',
      'payments.1.percent',
    ]
      .map((key) => `quotation.${key}`)
      .sort(),
  );
  const { data } = await reply(id, { quotation: { ...quotation, validUntil: '2026-03-10' } });
  expect(data.quotation!.items[0]!.unitPrice).toBe('850.00');
  expect((await detail(id)).status).toBe('quoted');
});

test('price tiers of a line are kept, and are checked one by one', async () => {
  const { one, reply, messages } = await open();
  const { id } = await one({ status: 'new' });
  const quoting = (tiers: unknown) => ({ quotation: { ...quotation, items: [{ ...quotation.items[0], tiers }] } });
  const tiers = [
    { minQuantity: 20, price: '850.00' },
    { minQuantity: 100, price: '799.00' },
  ];
  const faults = async (sent: unknown) => {
    const { code, data } = await reply<Errors>(id, quoting(sent));
    return [code, ...Object.keys(data.errors).map((key) => key.replace('quotation.items.0.', ''))];
  };
  expect(await faults([tiers[0], { minQuantity: 100, price: '0' }])).toEqual([422, 'tiers.1.price']);
  expect(await faults(tiers.toReversed())).toEqual([422, 'tiers.1.minQuantity', 'tiers.1.price']);
  expect(await faults([tiers[0]])).toEqual([422, 'tiers']);
  expect(await faults('20: 850')).toEqual([422, 'tiers']);
  await reply(id, quoting(tiers));
  expect((await messages(id)).list[0]!.quotation!.items[0]!.tiers).toEqual(tiers);
});

test('where a reply leads from: negotiating stays, a new quotation quotes again, lost opens, won stays', async () => {
  const { one, reply, detail } = await open();
  const lead = async (status: string, body: object) => {
    const { id } = await one({ status });
    await reply(id, { content: 'x', ...body });
    return (await detail(id)).status;
  };
  expect(await lead('negotiating', {})).toBe('negotiating');
  expect(await lead('negotiating', { quotation })).toBe('quoted');
  expect(await lead('quoted', {})).toBe('quoted');
  expect(await lead('lost', {})).toBe('negotiating');
  expect(await lead('won', { quotation })).toBe('won');
});

test('states by hand keep to the ways there are; out of spam it goes back to where it was', async () => {
  const { one, status, detail } = await open();
  const fresh = await one({ status: 'new' });
  expect((await status(fresh.id, 'quoted')).data.failed[0]!.msg).toBe('不能从“待回复”改为“已报价”');
  await status(fresh.id, 'spam');
  await status(fresh.id, 'replied');
  expect((await detail(fresh.id)).status).toBe('new');
  const talked = await one({ status: 'negotiating' });
  await status(talked.id, 'spam');
  await status(talked.id, 'new');
  expect((await detail(talked.id)).status).toBe('replied');
  expect((await status(talked.id, 'won')).data.changed).toBe(1);
  expect((await status(talked.id, 'new')).data.changed).toBe(0);
  expect((await status(talked.id, 'gone')).code).toBe(422);
});

test('messages come newest first, and page back from any of them', async () => {
  const { find, detail, messages } = await open();
  const { list } = await find({ status: 'won', pageSize: '100' });
  const lengths = await Promise.all(list.map(async ({ id }) => ({ id, total: (await messages(id)).total })));
  const { id, total } = lengths.sort((a, b) => b.total - a.total)[0]!;
  expect(total).toBe(12);
  expect((await messages(id)).list).toHaveLength(10);
  const all = (await messages(id, { pageSize: '100' })).list;
  expect(all.map(({ at }) => at)).toEqual([...all.map(({ at }) => at)].sort().reverse());
  expect((await detail(id)).lastMessageAt).toBe(all[0]!.at);
  const page = await messages(id, { pageSize: '5' });
  const next = await messages(id, { pageSize: '5', before: page.list.at(-1)!.id });
  expect([...page.list, ...next.list]).toEqual(all.slice(0, 10));
  expect((await messages(id, { before: all.at(-1)!.id })).list).toEqual([]);
  expect((await messages(id, { before: 'none' })).list).toEqual([]);
});

test('notes, colleagues and unread marks', async () => {
  const { one, detail, post } = await open();
  const { id, version } = await one({ status: 'new' });
  await post(path('doNote'), { id, content: '老客户介绍' });
  expect((await detail(id)).notes!.at(-1)).toMatchObject({ by: 'yongquan-pump', content: '老客户介绍' });
  expect((await post(path('doNote'), { id, content: '' })).code).toBe(422);
  expect((await post(path('doAssign'), { ids: [id, 'none'], assignee: '王磊' })).data).toMatchObject({
    changed: 1,
    failed: [{ id: 'none' }],
  });
  expect((await detail(id)).assignee).toBe('王磊');
  expect((await post(path('doAssign'), { ids: [id], assignee: 'Nobody' })).code).toBe(422);
  await post(path('doAssign'), { ids: [id], assignee: '' });
  expect((await detail(id)).assignee).toBeUndefined();
  await post(path('doRead'), { ids: [id] });
  expect(await detail(id)).toMatchObject({ unread: false, version: version + 3 });
  await post(path('doRead'), { ids: [id], read: false });
  expect((await detail(id)).unread).toBe(true);
});

test('the list filters, finds words in what was said, and has no doEdit', async () => {
  const { find, post } = await open();
  const all = await find();
  expect(all.list[0]).not.toHaveProperty('messages');
  expect(all.list[0]).not.toHaveProperty('notes');
  expect((await find({ overdue: 'true' })).list.map(({ number }) => number)).toEqual(['INQ-20418']);
  expect((await find({ assignee: 'none', status: 'new' })).total).toBe(5);
  expect((await find({ assignee: ['王磊', 'none'] })).total).toBeGreaterThan(20);
  const { counts, total } = await find({ counts: 'assignee' });
  expect(counts).toMatchObject({ '': total, none: (await find({ assignee: 'none' })).total });
  expect(counts!.王磊).toBe((await find({ assignee: '王磊' })).total);
  expect((await find({ unread: 'true' })).total).toBeGreaterThanOrEqual(5);
  expect((await find({ country: 'SA' })).list.every(({ buyer }) => buyer.country === 'SA')).toBe(true);
  expect((await find({ source: 'rfq', priority: ['high', 'low'] })).total).toBeGreaterThan(1);
  expect((await find({ quoted: 'true' })).total + (await find({ quoted: 'false' })).total).toBe(all.total);
  expect((await find({ keyword: 'inq-20418' })).total).toBe(1);
  expect((await find({ keyword: 'rainy season' })).total).toBeGreaterThan(0);
  expect((await find({ productId: '10001' })).list[0]!.buyer.name).toBe('Ahmed Al-Farsi');
  const due = (await find({ sort: 'dueAt', status: 'new' })).list;
  expect(due[0]!.number).toBe('INQ-20418');
  const yesterday = new Date(NOON - 86_400_000).toISOString();
  expect((await find({ lastFrom: yesterday })).list.every(({ lastMessageAt }) => lastMessageAt >= yesterday)).toBe(
    true,
  );
  expect((await post(path('doEdit'), all.list[0])).code).toBe(404);
});

test('a deleted inquiry comes back with all that was said', async () => {
  const { one, post, messages, detail } = await open();
  const { id } = await one({ status: 'won' });
  const before = [await detail(id), await messages(id)];
  await post(path('doDelete'), { ids: [id] });
  expect((await messages(id)) as unknown).toBeNull();
  await post(path('doRestore'), { ids: [id] });
  expect([await detail(id), await messages(id)]).toEqual(before);
});

test('stars, labels and reminders are kept, and the lists find them', async () => {
  const { one, find, post, detail, pass, get } = await open();
  const { id, version, buyer } = await one({ status: 'new' });
  const before = (await find({ starred: 'true' })).total;
  await post(path('doStar'), { ids: [id], starred: true });
  expect((await find({ starred: 'true' })).total).toBe(before + 1);
  expect(await detail(id)).toMatchObject({ starred: true, version });
  expect((await post(path('doTag'), { ids: [id], tags: [' A ', 'B', 'A'] })).data).toEqual({ changed: 1, failed: [] });
  expect((await detail(id)).tags).toEqual(['A', 'B']);
  expect((await find({ tag: 'B' })).total).toBe(1);
  expect((await post(path('doTag'), { ids: [id], tags: ['x'.repeat(33)] })).code).toBe(422);

  const notices = async () => (await get<{ total: number }>('/notice/getList', { type: 'notice' })).data.total;
  const reported = await notices();
  expect((await post<Errors>(path('doRemind'), { id, at: new Date(NOON).toISOString() })).data.errors).toHaveProperty([
    'at',
  ]);
  await post(path('doRemind'), { id, at: new Date(NOON + 3_600_000).toISOString() });
  expect((await find({ remindDue: 'true' })).total).toBe(0);
  expect(await notices()).toBe(reported);
  pass(3_700_000);
  expect((await find({ remindDue: 'true' })).list.map((row) => row.id)).toEqual([id]);
  expect(await notices()).toBe(reported + 1);
  await post(path('doRemind'), { id });
  expect((await detail(id)).remindAt).toBeUndefined();
  expect((await find({ remindDue: 'true' })).total).toBe(0);
  expect(await notices()).toBe(reported);

  const same = await find({ buyerId: buyer.id! });
  expect(same.list.every((row) => row.buyer.name === buyer.name)).toBe(true);
  expect(same.total).toBe(buyer.inquiriesTotal);
});

const HOUR = 3_600_000;

test('what waits is open with the buyer’s words last, is due a day after the first of them, and leaves with a reply', async () => {
  const { find, messages, reply, status } = await open();
  const ask = () => find({ waiting: 'true', sort: 'dueAt', order: 'asc', pageSize: '100' });
  const { list, total } = await ask();
  expect(list).toHaveLength(total);
  expect(new Set(list.map((one) => one.status)).size).toBeGreaterThan(1);
  expect(list.map(({ dueAt }) => dueAt)).toEqual(list.map(({ dueAt }) => dueAt).toSorted());
  for (const { id, dueAt, lastFrom, status: state } of list) {
    expect([lastFrom, ['won', 'lost', 'spam'].includes(state)]).toEqual(['buyer', false]);
    const said = (await messages(id, { pageSize: '100' })).list.filter(({ from }) => from !== 'system');
    const ours = said.findIndex(({ from }) => from === 'supplier');
    const first = said[(ours < 0 ? said.length : ours) - 1]!;
    expect(Date.parse(dueAt!)).toBe(Date.parse(first.at) + 24 * HOUR);
  }
  const { total: others } = await find({ waiting: 'false' });
  expect(total + others).toBe(150);
  await reply(list[0]!.id, { content: 'Thank you.' });
  await status(list.findLast((one) => one.status === 'negotiating')!.id, 'lost');
  expect((await ask()).total).toBe(total - 2);
});

test('a platform without the feature says nothing of who wrote last, and does not know the filter', async () => {
  const { find } = await open({ features: [] });
  const { list, total } = await find({ waiting: 'true', status: 'replied' });
  expect(total).toBe(30);
  expect(list.map(({ lastFrom }) => lastFrom)).toEqual(list.map(() => undefined));
});
