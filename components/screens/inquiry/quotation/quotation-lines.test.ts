import type { Product } from '@/lib/api/product-schema';
import { changedRow, withRows } from './quotation-lines';
import { quotationFor } from './quotation-values';
import { EMPTY_ITEM } from './quotation-fields';

const product = (id: string, leadTimes: Product['leadTimes']) =>
  ({
    id,
    pricing: {
      mode: 'ladder',
      currency: 'USD',
      tiers: [
        { minQuantity: 1, price: '950.00' },
        { minQuantity: 50, price: '900.00' },
      ],
    },
    leadTimes,
  }) as Product;
const PUMP = product('pump', [
  { maxQuantity: 10, days: 28 },
  { maxQuantity: 40, days: 40 },
]);
const VALVE = product('valve', [{ maxQuantity: 100, days: 12 }]);
const products = new Map([PUMP, VALVE].map((one) => [one.id, one]));
const productOf = (id: string | undefined) => products.get(id ?? '');
const quotation = (id: string, quantity: number) =>
  quotationFor(
    { products: [{ id, title: id, image: '', quantity, unit: 'set' }] as never, buyer: { country: 'BR' } },
    products,
    '2026-11-20',
  );
const INTO = { currency: 'USD', rates: {} };

test('the lead time follows the quantity and the rows, and the longest counts', () => {
  const values = quotation('pump', 20);
  expect(values.leadTimeDays).toBe(40);
  const [row] = values.items;
  const of = (quantity: number | undefined) =>
    withRows(values, [changedRow(row!, { quantity }, PUMP, INTO)], productOf).leadTimeDays;
  expect([of(5), of(20), of(400), of(undefined)]).toEqual([28, 40, 40, undefined]);
  const valve = quotation('valve', 20);
  expect(valve.leadTimeDays).toBe(12);
  const both = withRows(valve, [...valve.items, ...values.items], productOf);
  expect(both.leadTimeDays).toBe(40);
  expect(withRows(both, valve.items, productOf).leadTimeDays).toBe(12);
});

test('a lead time that was typed stays', () => {
  const values = { ...quotation('pump', 20), leadTimeDays: 60 };
  expect(withRows(values, [{ ...values.items[0]!, quantity: 5 }], productOf).leadTimeDays).toBe(60);
  expect(withRows({ ...values, leadTimeDays: undefined }, [], productOf).leadTimeDays).toBeUndefined();
});

test('a price of the product follows the quantity, also through an empty field; a typed one stays', () => {
  const [row] = quotation('pump', 20).items;
  const empty = changedRow(row!, { quantity: undefined }, PUMP, INTO);
  expect(empty.unitPrice).toBeUndefined();
  expect(changedRow(empty, { quantity: 60 }, PUMP, INTO).unitPrice).toBe('900.00');
  const typed = changedRow(row!, { unitPrice: '870' }, PUMP, INTO);
  expect(changedRow(typed, { quantity: 60 }, PUMP, INTO).unitPrice).toBe('870');
  // Typed in another currency and waiting for its rate.
  const waiting = { ...row!, unitPrice: undefined, base: { amount: '870', currency: 'EUR' } };
  expect(changedRow(waiting, { quantity: 60 }, PUMP, INTO).base).toEqual(waiting.base);
  expect(changedRow(EMPTY_ITEM, { quantity: 60 }, undefined, INTO)).toMatchObject({ quantity: 60 });
});
