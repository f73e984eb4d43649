/** @jest-environment ./scripts/check/jest-env.ts */
import { INQUIRY_LIMITS, type Message } from '@/lib/api/inquiry-schema';
import { boxKey, changeBox, hasArrived, isTooLong, readBox, type Unsent } from './reply-box';

const KEY = boxKey('甬泉 yongquan-pump', '150');
const reply = (change: Partial<Unsent> = {}): Unsent => ({
  key: 'k1',
  content: 'Thank you.',
  attachments: [],
  at: '2026-11-20T04:00:00.000Z',
  known: ['150-1'],
  state: 'sending',
  ...change,
});
const message = (change: Partial<Message> = {}): Message => ({
  id: '150-2',
  from: 'supplier',
  content: 'Thank you.',
  at: '2026-11-20T03:00:00.000Z',
  attachments: [],
  ...change,
});

/** Simulates a reload: the module is imported again, the storage stays. */
async function reloaded() {
  jest.resetModules();
  return import('./reply-box');
}

beforeEach(() => changeBox(KEY, () => ({ content: '', attachments: [], unsent: [] })));

test('text and files are there again after a reload, for this account and inquiry alone', async () => {
  const files = [{ name: 'Curve.pdf', url: 'files/curve.pdf', size: 10 }];
  changeBox(KEY, () => ({ content: '您好', attachments: files }));
  expect(readBox(KEY).keptAt).toEqual(expect.any(String));
  const { readBox: read, boxKey: key } = await reloaded();
  expect(read(KEY)).toMatchObject({ content: '您好', attachments: files });
  expect(read(key('甬泉 yongquan-sales', '150')).content).toBe('');
  expect(read(key('甬泉 yongquan-pump', '15')).content).toBe('');
});

test('an empty box leaves nothing behind', () => {
  changeBox(KEY, () => ({ content: 'x' }));
  expect(localStorage.getItem(KEY)).not.toBeNull();
  changeBox(KEY, () => ({ content: '' }));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(readBox(KEY).keptAt).toBeUndefined();
});

test('what was being sent when the page was left is neither lost nor counted as sent', async () => {
  changeBox(KEY, () => ({ unsent: [reply()] }));
  const { readBox: read } = await reloaded();
  expect(read(KEY).unsent).toEqual([reply({ state: 'failed', unsure: true })]);
});

test('what had not left when the page was closed is a draft again, with what was written since behind it', async () => {
  const files = [{ name: 'Curve.pdf', url: 'files/curve.pdf', size: 10 }];
  const leaving = reply({ state: 'leaving', attachments: files, begun: '150-1' });
  changeBox(KEY, () => ({ content: 'And', unsent: [reply({ key: 'k0' }), leaving] }));
  const { readBox: read } = await reloaded();
  expect(read(KEY)).toMatchObject({
    content: 'Thank you.\n\nAnd',
    attachments: files,
    begun: '150-1',
    unsent: [{ key: 'k0', state: 'failed' }],
  });
});

test('two changes at once both count', () => {
  changeBox(KEY, ({ unsent }) => ({ unsent: [...unsent, reply()] }));
  changeBox(KEY, ({ unsent }) => ({ unsent: [...unsent, reply({ key: 'k2' })] }));
  expect(readBox(KEY).unsent.map(({ key }) => key)).toEqual(['k1', 'k2']);
});

test('a browser that refuses to keep it is no error, and is reported', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  changeBox(KEY, () => ({ content: 'x' }));
  expect(readBox(KEY)).toMatchObject({ content: 'x', keptAt: null });
  refuse.mockRestore();
});

test.each([
  ['{'],
  ['[]'],
  ['"x"'],
  ['{"at":"2026-11-20","values":{"content":5,"unsent":[null,{"key":1}],"attachments":{}}}'],
])('a damaged box (%s) is an empty one', async (text) => {
  localStorage.setItem(KEY, text);
  const { readBox: read } = await reloaded();
  expect(read(KEY)).toMatchObject({ content: '', attachments: [], unsent: [] });
});

test('a reply has arrived when a new message of ours says the same; the clocks do not matter', () => {
  expect(hasArrived(reply(), [message()])).toBe(true);
  expect(hasArrived(reply({ content: ' Thank you. ' }), [message()])).toBe(true);
  expect(hasArrived(reply({ state: 'leaving' }), [message()])).toBe(false);
  expect(hasArrived(reply(), [message({ id: '150-1' })])).toBe(false);
  expect(hasArrived(reply(), [message({ from: 'buyer' })])).toBe(false);
  expect(hasArrived(reply(), [message({ content: 'Thanks.' })])).toBe(false);
  expect(hasArrived(reply(), [message({ attachments: [{ name: 'a', url: 'files/a', size: 1 }] })])).toBe(false);
});

test('a text of the greatest length may be sent, whatever spaces are around it; a letter more is too long', () => {
  const text = 'x'.repeat(INQUIRY_LIMITS.message);
  expect([isTooLong(`  ${text}\n`), isTooLong(`${text}x`)]).toEqual([false, true]);
});
