import { act, waitFor } from '@testing-library/react';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { inquiryApi } from '@/lib/api/inquiry';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { EMPTY_ITEM } from './quotation-fields';
import { quotationFor } from './quotation-values';
import { useQuotation } from './use-quotation';

type Said = { id: string; from: string; content: string; at: string };
const said = (id: string, from: string, content: string): Said => ({ id, from, content, at: '2026-03-10T04:00:00Z' });

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession('quotation');
});
afterEach(() => setTransport(undefined));

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
  const values = quotationFor({ products: [], buyer: { country: 'BR' } }, new Map(), '2026-03-10');
  const initial = {
    ...values,
    items: [{ ...EMPTY_ITEM, title: 'CDL32', quantity: 20, unit: 'set', unitPrice: '9.80' }],
    places: { ...values.places, loading: 'Ningbo' },
    leadTimeDays: 30,
  };
  const client = testClient();
  await client.fetchInfiniteQuery(inquiryApi.messages('1'));
  const now: { quotation?: ReturnType<typeof useQuotation> } = {};
  function Form() {
    now.quotation = useQuotation({ id: '1', initial, today: '2026-03-10', language: 'en', onSent: () => {} });
    return null;
  }
  renderInView(<Form />, { client });
  await act(async () => now.quotation!.form.model.set('items.0.unitPrice', '11.00'));
  messages = [said('m1', 'supplier', '9.80 it is'), ...messages];
  const done = jest.fn();
  await act(async () => now.quotation!.send(done));
  await waitFor(() => expect(now.quotation!.others).toContain('9.80 it is'));
  expect([posts.length, done.mock.calls.length]).toEqual([0, 0]);
  await act(async () => now.quotation!.send(done));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(posts).toMatchObject([{ quotation: { items: [{ unitPrice: '11.00' }] } }]);
});
