import { countReasons, outcomeTotals, sumPerCurrency } from './outcome-totals';

test('amounts are summed exactly, each currency for itself', () => {
  const won = [
    { amount: '0.1', currency: 'USD' },
    { amount: '1200', currency: 'JPY' },
    { amount: '9007199254740993.2', currency: 'USD' },
  ];
  expect(sumPerCurrency(won)).toEqual([
    { amount: '9007199254740993.3', currency: 'USD' },
    { amount: '1200', currency: 'JPY' },
  ]);
});

test('the most frequent reason is first, and one that is not known is another one', () => {
  const lost = [
    { reason: 'price', count: 2 },
    { reason: 'weather', count: 3 },
    { reason: 'terms', count: 0 },
    { reason: 'other', count: 1 },
  ];
  expect(countReasons(lost)).toEqual([
    ['other', 4],
    ['price', 2],
  ]);
});

test('a platform that counts no outcomes has none', () => {
  expect(outcomeTotals({ totals: { inquiries: 3 } }).part).toMatchObject({ totals: { won: [], lost: [] } });
});
