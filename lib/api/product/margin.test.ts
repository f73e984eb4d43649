import { marginOf } from './margin';

test.each([
  ['100', '75', undefined, 0.25, false],
  ['100', '90', undefined, 0.1, false],
  ['100', '90.01', undefined, 0.099, true],
  // By floating numbers it would be 0.0999….
  ['0.30', '0.27', undefined, 0.1, false],
  ['950.00', '855', undefined, 0.1, false],
  ['100', '100', undefined, 0, true],
  ['90', '100', undefined, -0.112, true],
  // 62 yuan are 8.5808 dollars, of which no cent is rounded away.
  ['9.60', '62.00', '0.1384', 0.106, false],
  ['9.53', '62.00', '0.1384', 0.099, true],
  ['1500', '10.5', '150', -0.05, true],
  ['0.03', '0.01', '0.9', 0.7, false],
])('of a price of %s with a cost of %s at %s', (price, cost, rate, share, isLow) => {
  expect(marginOf(price, cost, rate)).toEqual({ share, isLow });
});

test.each([
  [undefined, '1', '1'],
  ['', '1', '1'],
  ['0', '1', '1'],
  ['many', '1', '1'],
  ['5', 'much', '1'],
  ['5', '1', ''],
])('a price of %s with a cost of %s at %s has none', (price, cost, rate) => {
  expect(marginOf(price, cost, rate)).toBeUndefined();
});
