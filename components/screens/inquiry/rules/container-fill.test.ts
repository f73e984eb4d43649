import type { Product } from '@/lib/api/product-schema';
import { numberOf } from '@/lib/util/money';
import { cargoOf, cubicMetres, fillsOf } from './container-fill';

const size = { length: 60, width: 40.5, height: 30 };
const PRODUCTS: Record<string, Partial<Product>> = {
  carton: { packaging: { size, grossWeight: 18.2, quantityPerCarton: 6 }, moq: { quantity: 1, unit: 'piece' } },
  unit: { packaging: { size: { length: 110, width: 58, height: 72 }, grossWeight: 96.1 } },
  dense: { packaging: { size: { length: 10, width: 10, height: 10 }, grossWeight: 70 } },
  bare: { packaging: { size } },
};
const productOf = (id = '') => PRODUCTS[id];
const row = (productId: string, quantity: number | string | undefined, more = {}) =>
  ({ productId, quantity, unit: 'piece', ...more }) as Parameters<typeof cargoOf>[0][number];

test('quantities become whole cartons, and packages of one unit where no quantity per carton is named', () => {
  const cargo = cargoOf([row('carton', 100), row('unit', 3)], productOf)!;
  expect(cargo.cartons).toBe(17 + 3);
  expect(numberOf(cargo.weight)).toBe(17 * 18.2 + 288.3);
  // 17 × 72 900 and 3 × 459 360 cubic centimetres.
  expect(cubicMetres(cargo.volume)).toBe(2.61738);
  expect(cargo.uncounted).toBe(0);
});

test.each([
  ['no product', row('', 10)],
  ['no weight', row('bare', 10)],
  ['no quantity', row('carton', undefined)],
  ['a quantity that is no number', row('carton', 'ten')],
  ['nothing', row('carton', 0)],
  ['another unit', row('carton', 10, { unit: 'box' })],
  ['price tiers', row('carton', 10, { tiers: [{}] })],
])('a row with %s is not counted, and said to be so', (_, odd) => {
  expect(cargoOf([odd], productOf)).toBeUndefined();
  expect(cargoOf([odd, row('unit', 1)], productOf)).toMatchObject({ cartons: 1, uncounted: 1 });
});

test('what is full first counts, volume or weight', () => {
  // 69 packages have 31.7 of 32.1 cubic metres of the small container, 70 have more than it holds.
  const bulky = (count: number) => fillsOf(cargoOf([row('unit', count)], productOf)!);
  expect(bulky(69)).toMatchObject([
    { name: '20GP', by: 'volume', percent: 99, containers: 1 },
    { name: '40GP', by: 'volume', percent: 49, containers: 1 },
    { name: '40HQ', by: 'volume', percent: 43, containers: 1 },
  ]);
  expect(bulky(70)[0]).toMatchObject({ percent: 101, containers: 2 });
  expect(fillsOf(cargoOf([row('dense', 500)], productOf)!)).toMatchObject([
    { by: 'weight', percent: 125, containers: 2 },
    { by: 'weight', percent: 132, containers: 2 },
    { by: 'weight', percent: 133, containers: 2 },
  ]);
});

test('a container that is just full is one', () => {
  const full = {
    cartons: 1,
    uncounted: 0,
    weight: { units: 28_180n, decimals: 0 },
    volume: { units: 1n, decimals: 0 },
  };
  expect(fillsOf(full)[0]).toMatchObject({ percent: 100, containers: 1 });
});
