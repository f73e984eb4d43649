import { waitFor } from '@testing-library/react';
import { renderInView, testClient } from '@/components/ui/testing/render';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { inquiryApi } from '@/lib/api/inquiry';
import { setTransport } from '@/lib/api/request/transport';
import { useQuotations } from './use-quotations';

beginEachEmpty();

const quotation = {
  ...{ items: [], currency: 'USD', tradeTerm: 'FOB', paymentTerm: 'TT', leadTimeDays: 7, validUntil: '2026-03-10' },
};
const message = (id: string, more: object = {}) => ({
  ...{ id, from: 'supplier', content: id, at: `2026-03-0${id}T04:00:00Z`, attachments: [] },
  ...more,
});
/** Newest first, as the platform sends them. */
const MESSAGES = [message('4'), message('3', { quotation }), message('2'), message('1', { quotation })];

test.each([
  ['all messages', 4, 0],
  ['the newest message', 1, 1],
])('where %s are loaded, every quotation has its number', async (_, loaded, asked) => {
  const calls: string[] = [];
  setTransport(async (input, init) => {
    calls.push(new Request(input, init).url);
    return Response.json({ code: 200, data: { list: MESSAGES, total: MESSAGES.length } });
  });
  const client = testClient();
  const page = { list: MESSAGES.slice(0, loaded), sent: loaded, total: MESSAGES.length, unreadable: [] };
  client.setQueryData(inquiryApi.messages('7').queryKey, { pages: [page], pageParams: [''] } as never);
  const now: Partial<ReturnType<typeof useQuotations>> = {};
  function Numbers() {
    Object.assign(now, useQuotations({ id: '7', number: 'INQ-7' }));
    return null;
  }
  renderInView(<Numbers />, { client });
  await waitFor(() => expect(now.next).toBe('INQ-7-Q3'));
  expect(now.sent?.map(({ number, message }) => [number, message.id])).toEqual([
    ['INQ-7-Q1', '1'],
    ['INQ-7-Q2', '3'],
  ]);
  expect(calls).toHaveLength(asked);
});

test('no number is made up before the conversation is known', () => {
  const now: Partial<ReturnType<typeof useQuotations>> = {};
  function Numbers() {
    Object.assign(now, useQuotations({ id: '7', number: 'INQ-7' }));
    return null;
  }
  renderInView(<Numbers />);
  expect(now).toEqual({ sent: undefined, next: undefined });
});
