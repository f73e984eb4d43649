/** @jest-environment ./scripts/check/jest-env.ts */
import { currentSession, startSession } from '@/lib/auth/session';
import { inquiriesReadAtom, readInquiries } from './answers';
import { changeKept, keepInquiry } from './keep-answers';
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

test('an inquiry that ends or is deleted says so, and no longer once that is undone', () => {
  keepInquiry(of('1', '2026-12-01'));
  keepInquiry(of('2'));
  const before = readInquiries('acme');
  changeKept(['1', '3'], { isClosed: true });
  changeKept(['2'], { isDeleted: true });
  expect(readInquiries('acme')).toEqual([
    { ...of('1', '2026-12-01'), isClosed: true },
    { ...of('2'), isDeleted: true },
  ]);
  const listener = jest.fn();
  const stop = store.sub(inquiriesReadAtom, listener);
  changeKept(['1', '2'], { isClosed: false });
  changeKept(['1', '2'], { isDeleted: false });
  changeKept(['3'], { isClosed: true });
  stop();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(readInquiries('acme')).toEqual(before);
});

test('the latest 200 are kept, and what is damaged counts as nothing', () => {
  for (let id = 1; id <= 202; id++) keepInquiry(of(String(id)));
  expect(readInquiries('acme')).toHaveLength(200);
  localStorage.setItem('supplier-client-inquiries-read acme', '[null,{"id":"1"},{"id":"1","number":"2","buyer":"3"}]');
  expect(readInquiries('acme')).toEqual([{ id: '1', number: '2', buyer: '3' }]);
});
