import { act, waitFor } from '@testing-library/react';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { inquiryApi } from '@/lib/api/inquiry';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { useAccount } from '@/components/ui/record/use-account';
import { parseConfig, setConfig } from '@/lib/config/config';
import { boxKey, changeBox, readBox } from '../reply/reply-box';
import { EMPTY_ITEM } from './quotation-fields';
import { quotationFor } from './quotation-values';
import { useQuotation } from './use-quotation';

type Said = { id: string; from: string; content: string; at: string };
const said = (id: string, from: string, content: string): Said => ({ id, from, content, at: '2026-03-10T04:00:00Z' });

beforeEach(() => {
  localStorage.clear();
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('quotation');
});
afterEach(() => setTransport(undefined));

/** A quotation that is being written, below the conversation that is loaded. */
async function writing(typed: Record<string, unknown> = { 'items.0.unitPrice': '11.00' }) {
  const values = quotationFor({ products: [], buyer: { country: 'BR' } }, new Map(), '2026-03-10');
  const initial = {
    ...values,
    items: [{ ...EMPTY_ITEM, title: 'CDL32', quantity: 20, unit: 'set', unitPrice: '9.80' }],
    places: { ...values.places, loading: 'Ningbo' },
    leadTimeDays: 30,
  };
  const client = testClient();
  await client.fetchInfiniteQuery(inquiryApi.messages('1'));
  const now: { quotation?: ReturnType<typeof useQuotation>; box?: string } = {};
  function Form() {
    now.box = boxKey(useAccount(), '1');
    now.quotation = useQuotation({ id: '1', initial, today: '2026-03-10', language: 'en', onSent: () => {} });
    return null;
  }
  const { unmount } = renderInView(<Form />, { client });
  await act(async () => {
    for (const [path, value] of Object.entries(typed)) now.quotation!.form.model.set(path, value);
  });
  return Object.assign(now, { unmount }) as {
    quotation: ReturnType<typeof useQuotation>;
    box: string;
    unmount: () => void;
  };
}

test('everything that was typed into a quotation is there when it is opened again', async () => {
  setTransport(async () => Response.json({ code: 200, data: { list: [], total: 0 } }));
  const price = { quantity: 50, unitPrice: '9.10', base: { amount: '65.00', currency: 'CNY' } };
  const typed = {
    items: [{ ...EMPTY_ITEM, ...price, title: 'CDL32', tiers: [price], variant: { id: 'v', sku: 'S', words: 'W' } }],
    ...{ currency: 'EUR', rates: { 'CNY>EUR': '7.85' }, discountBy: 'amount', discount: '5', freight: '120' },
    ...{ insurance: '7', 'bases.freight': { amount: '130', currency: 'USD' }, tradeTerm: 'CIF', paymentTerm: 'TT' },
    ...{ 'places.discharge': 'Santos', payments: [{ percent: 30, when: 'order', days: undefined }], leadTimeDays: 45 },
    ...{ validBy: 'day', validDays: 9, validUntil: '2026-04-30', remark: 'FSC', content: 'Dear Ann' },
  };
  const before = await writing(typed);
  const values = before.quotation.form.model.snapshot().values;
  before.unmount();
  const now = await writing({});
  // A draft keeps nothing undefined.
  expect(JSON.parse(JSON.stringify(now.quotation.form.model.snapshot().values))).toEqual(
    JSON.parse(JSON.stringify(values)),
  );
  expect(Object.keys(typed)).toEqual(
    expect.arrayContaining(Object.keys(values).filter((key) => !/^(bases|places)$/.test(key))),
  );
});

test('a colleague who has quoted meanwhile is shown before a second price is sent to the buyer', async () => {
  let messages = [said('m0', 'buyer', 'Your best price?')];
  const posts: unknown[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') {
      return Response.json({ code: 200, data: { list: messages, total: messages.length } });
    }
    posts.push(await request.json());
    return Response.json({ code: 200, data: said('own', 'supplier', '') });
  });
  const now = await writing();
  messages = [said('m1', 'supplier', '9.80 it is'), ...messages];
  const done = jest.fn();
  await act(async () => now.quotation.send(done));
  await waitFor(() => expect(now.quotation.others).toContain('9.80 it is'));
  expect([posts.length, done.mock.calls.length]).toEqual([0, 0]);
  await act(async () => now.quotation.send(done));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(posts).toMatchObject([{ quotation: { items: [{ unitPrice: '11.00' }] } }]);
});

test('the answer to a quotation is lost: sent again it is the same one, and no colleague’s', async () => {
  let messages: object[] = [said('m0', 'buyer', 'Your best price?')];
  const keys: (string | null)[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') {
      return Response.json({ code: 200, data: { list: messages, total: messages.length } });
    }
    keys.push(request.headers.get('Idempotency-Key'));
    const { content, quotation } = (await request.json()) as { content: string; quotation: object };
    const own = { ...said('m1', 'supplier', content), quotation };
    if (keys.length > 1) return Response.json({ code: 200, data: own });
    messages = [own, ...messages];
    throw new TypeError('Failed to fetch');
  });
  const now = await writing();
  const done = jest.fn();
  await act(async () => now.quotation.send(done));
  await waitFor(() => expect(now.quotation.busy).toBe(false));
  expect(done).not.toHaveBeenCalled();
  await act(async () => now.quotation.send(done));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(now.quotation.others).toBeUndefined();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a quotation that was carried out although its answer said that the session had ended is not sent twice unasked', async () => {
  let messages: object[] = [said('m0', 'buyer', 'Your best price?')];
  const posts: { content: string; quotation: object }[] = [];
  let isEnded = true;
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') {
      return Response.json({ code: 200, data: { list: messages, total: messages.length } });
    }
    const post = (await request.json()) as (typeof posts)[number];
    posts.push(post);
    const own = { ...said(`own ${posts.length}`, 'supplier', post.content), quotation: post.quotation };
    messages = [own, ...messages];
    return Response.json(isEnded ? { code: 401, msg: 'expired', data: null } : { code: 200, data: own });
  });
  const before = await writing();
  await act(async () => before.quotation.send(() => {}));
  await waitFor(() => expect(before.quotation.busy).toBe(false));
  expect(posts).toHaveLength(1);

  isEnded = false;
  startSession('the next one');
  const now = await writing();
  const done = jest.fn();
  await act(async () => now.quotation.send(done));
  await waitFor(() => expect(now.quotation.others).toContain('已经发过'));
  expect([posts.length, done.mock.calls.length]).toEqual([1, 0]);
  await act(async () => now.quotation.send(done));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(posts).toHaveLength(2);
});

const file = { name: 'curve.pdf', url: '/curve.pdf', size: 9 };
test.each([
  ['its text and files', 'Dear Ann', '', 'Dear Ann', ''],
  ['its files, beside a message of its own', 'Dear Ann', 'Please find', 'Please find', 'Dear Ann'],
  ['its files, while its text has a slot to fill', 'Dear {buyer}', '', '', 'Dear {buyer}'],
])('a quotation takes from the reply box %s', async (_, text, own, sent, left) => {
  const posts: object[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ code: 200, data: { list: [], total: 0 } });
    posts.push(await request.json());
    return Response.json({ code: 200, data: said('own', 'supplier', '') });
  });
  const now = await writing({ content: own });
  await act(async () => changeBox(now.box, () => ({ content: text, attachments: [file] })));
  expect(now.quotation.made()).toMatchObject({ content: sent, files: [file] });
  await act(async () => now.quotation.send(() => {}));
  await waitFor(() => expect(posts).toMatchObject([{ content: sent, attachments: [file] }]));
  await waitFor(() => expect(readBox(now.box)).toMatchObject({ content: left, attachments: [] }));
});
