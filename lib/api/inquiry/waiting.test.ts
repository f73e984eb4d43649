import type { Message } from '../inquiry-schema';
import { isReplyDue, lastWordsIn, replyDueAt } from './waiting';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour)).toISOString();
const said = (...from: Message['from'][]) => lastWordsIn(from.map((one, hour) => ({ from: one, at: at(hour) })));

test.each([
  [[], undefined],
  [['system'], undefined],
  [['buyer'], { from: 'buyer', since: at(0) }],
  [['buyer', 'buyer', 'system'], { from: 'buyer', since: at(0) }],
  [['buyer', 'supplier', 'buyer', 'buyer'], { from: 'buyer', since: at(2) }],
  [['buyer', 'supplier', 'system'], { from: 'supplier', since: at(1) }],
  [['supplier', 'system', 'buyer'], { from: 'buyer', since: at(2) }],
] as const)('of messages by %j the last words are %j', (from, words) => {
  expect(said(...from)).toEqual(words);
});

test('a reply is due 24 hours after the first message that has none', () => {
  expect(replyDueAt(at(0))).toBe('2026-03-11T00:00:00.000Z');
});

test.each([
  ['new', undefined, true],
  ['new', 'supplier', true],
  ['negotiating', 'buyer', true],
  ['quoted', 'supplier', false],
  ['replied', undefined, false],
  ['won', 'buyer', false],
  ['lost', 'buyer', false],
  ['spam', 'buyer', false],
] as const)('in an inquiry that is %s, with last words of %s, a reply is due: %s', (status, lastFrom, isDue) => {
  expect(isReplyDue({ status, lastFrom })).toBe(isDue);
});
