/** @jest-environment ./scripts/check/jest-env.ts */
import { beginEachEmpty } from '@/components/ui/testing/session';
import { currentSession } from '@/lib/auth/session';
import type { Inquiry, Message } from '@/lib/api/inquiry-schema';
import { asWaiting, keepKnownWords, readKnownWords, type KnownWords } from './known-words';

beginEachEmpty();
beforeEach(() => void (currentSession().account = 'acme'));

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour)).toISOString();
const DAY_LATER = (hour: number) => at(hour + 24);
const words = (from: 'buyer' | 'supplier', since: number, read = since): KnownWords => ({
  from,
  since: at(since),
  at: at(read),
});

test.each<[string, Partial<Inquiry>, KnownWords | undefined, string | undefined]>([
  ['new', { status: 'new', dueAt: at(20) }, undefined, at(20)],
  ['new without a time', { status: 'new' }, undefined, DAY_LATER(9)],
  ['read here, the buyer last', { status: 'quoted' }, words('buyer', 7, 9), DAY_LATER(7)],
  ['read here, we last', { status: 'quoted', unread: true }, words('supplier', 9), undefined],
  ['read here before a later message, unread', { status: 'replied', unread: true }, words('supplier', 5), DAY_LATER(9)],
  ['the buyer wrote before and again', { status: 'replied', unread: true }, words('buyer', 5), DAY_LATER(5)],
  ['never read here, and unread', { status: 'negotiating', unread: true }, undefined, DAY_LATER(9)],
  ['never read here, and read', { status: 'negotiating' }, undefined, undefined],
  ['closed', { status: 'won', unread: true }, words('buyer', 9), undefined],
  ['spam', { status: 'spam', unread: true }, undefined, undefined],
])('%s: whether it waits, and until when', (_, of, known, dueAt) => {
  const inquiry = { unread: false, lastMessageAt: at(9), ...of } as Inquiry;
  const waiting = asWaiting(inquiry, known);
  expect(waiting?.dueAt).toBe(dueAt);
  expect(waiting?.lastFrom).toBe(dueAt && 'buyer');
});

const message = (from: Message['from'], hour: number) => ({ id: String(hour), from, at: at(hour) }) as Message;

test('what was read is kept on the device, the latest of an inquiry', () => {
  expect(keepKnownWords('7', [message('buyer', 1), message('system', 2)])).toBe(true);
  expect(keepKnownWords('7', [message('buyer', 1), message('system', 2)])).toBe(false);
  keepKnownWords('8', [message('system', 2)]);
  expect([...readKnownWords()]).toEqual([['7', words('buyer', 1, 2)]]);
  keepKnownWords('7', [message('buyer', 1), message('supplier', 3)]);
  expect([...readKnownWords()]).toEqual([['7', words('supplier', 3)]]);
});

test('of many inquiries the latest are kept', () => {
  for (let id = 0; id <= 300; id += 1) keepKnownWords(String(id), [message('buyer', 1)]);
  const ids = [...readKnownWords().keys()];
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([300, '1', '300']);
});
