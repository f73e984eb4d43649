/** @jest-environment ./scripts/check/jest-env.ts */
import { rejections, takeFresh } from './fresh';

const item = (id: string, at: number) => ({ id, at, name: id });
const ask = (account: string, since: number, ...items: ReturnType<typeof item>[]) =>
  takeFresh({ account, kind: 'review', since, items }).then((fresh) => fresh.map(({ id }) => id));

beforeEach(() => localStorage.clear());

test('what came since the page looks is reported once, whichever tab asks next', async () => {
  expect(await ask('acme', 100, item('b', 120), item('a', 90))).toEqual(['b']);
  expect(await ask('acme', 100, item('b', 120))).toEqual([]);
  expect(await ask('acme', 50, item('c', 130), item('b', 120))).toEqual(['c']);
});

test('of two tabs that ask at the same time one shows the message', async () => {
  const both = await Promise.all([ask('acme', 0, item('a', 5)), ask('acme', 0, item('a', 5))]);
  expect(both.flat()).toEqual(['a']);
});

test('each account hears of it on its own, and what the device holds wrongly counts as nothing', async () => {
  expect(await ask('acme', 0, item('a', 5))).toEqual(['a']);
  expect(await ask('other', 0, item('a', 5))).toEqual(['a']);
  localStorage.setItem('supplier-client-news acme', '{"review":"soon"}');
  expect(await ask('acme', 0, item('a', 5))).toEqual(['a']);
  localStorage.setItem('supplier-client-news acme', '[broken');
  expect(await ask('acme', 0, item('a', 5))).toEqual(['a']);
});

test('a change of a rejected product is no rejection: there have to be more of them', () => {
  const items = [item('b', 20), item('a', 10)];
  expect(rejections(items, 21, undefined)).toEqual([]);
  expect(rejections(items, 21, 21)).toEqual([]);
  expect(rejections(items, 22, 21)).toEqual([items[0]]);
  expect(rejections(items, 19, 21)).toEqual([]);
});
