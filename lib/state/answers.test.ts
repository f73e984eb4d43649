/** @jest-environment ./scripts/check/jest-env.ts */
import { currentSession, startSession } from '@/lib/auth/session';
import { inquiriesReadAtom, keepInquiry, readInquiries } from './answers';
import { store } from './store';

beforeEach(() => {
  localStorage.clear();
  startSession('token');
  currentSession().account = 'acme';
});

const of = (id: string, validUntil?: string) => ({
  id,
  number: `INQ-${id}`,
  buyer: 'Amal',
  ...(validUntil && { validUntil }),
});

test('each inquiry that was read is kept once, as it was read last, and per account', () => {
  const listener = jest.fn();
  const stop = store.sub(inquiriesReadAtom, listener);
  keepInquiry(of('1', '2026-12-01'));
  keepInquiry(of('2'));
  keepInquiry(of('2'));
  keepInquiry(of('1'));
  stop();
  expect(listener).toHaveBeenCalledTimes(3);
  expect(readInquiries('acme')).toEqual([of('2'), of('1')]);
  expect(readInquiries('li')).toEqual([]);
});

test('the latest 200 are kept, and what is damaged counts as nothing', () => {
  for (let id = 1; id <= 202; id++) keepInquiry(of(String(id)));
  expect(readInquiries('acme')).toHaveLength(200);
  localStorage.setItem('supplier-client-inquiries-read acme', '[null,{"id":"1"},{"id":"1","number":"2","buyer":"3"}]');
  expect(readInquiries('acme')).toEqual([{ id: '1', number: '2', buyer: '3' }]);
});
