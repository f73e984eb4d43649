import { leadTimeFor, priceFor } from './quotation-price';

const ladder = {
  mode: 'ladder' as const,
  currency: 'USD',
  // Unsorted, as a platform may send them.
  tiers: [
    { minQuantity: 50, price: '128.00' },
    { minQuantity: 10, price: '165.00' },
    { minQuantity: 200, price: '92.50' },
  ],
};

test.each([
  [1, '165.00'],
  [10, '165.00'],
  [49, '165.00'],
  [49.5, '165.00'],
  [50, '128.00'],
  [199, '128.00'],
  [200, '92.50'],
  [100000, '92.50'],
])('%d pieces cost %s each', (quantity, price) => expect(priceFor(ladder, quantity)).toBe(price));

test('a single price is the price; a range and a negotiable one name none', () => {
  expect(priceFor({ mode: 'single', currency: 'USD', price: '9.9' }, 3)).toBe('9.9');
  expect(priceFor({ mode: 'single', currency: 'USD' }, 3)).toBeUndefined();
  expect(priceFor({ mode: 'range', currency: 'USD', min: '1', max: '2' }, 3)).toBeUndefined();
  expect(priceFor({ mode: 'negotiable', currency: 'USD' }, 3)).toBeUndefined();
  expect(priceFor(undefined, 3)).toBeUndefined();
});

test('steps without a price are passed over', () => {
  const gaps = { ...ladder, tiers: [{ minQuantity: 1, price: '' }, ...ladder.tiers] };
  expect(priceFor(gaps, 5)).toBe('165.00');
  expect(priceFor({ ...ladder, tiers: [] }, 5)).toBeUndefined();
});

test('lead times go by the quantity; beyond the last one it takes the longest', () => {
  const times = [
    { maxQuantity: 500, days: 35 },
    { maxQuantity: 20, days: 12 },
  ];
  expect([1, 20, 21, 500, 501].map((quantity) => leadTimeFor(times, quantity)?.days)).toEqual([12, 12, 35, 35, 35]);
  expect(leadTimeFor([], 5)).toBeUndefined();
});
