import type { Product } from '@/lib/api/product-schema';
import { changedRow, withRows } from './quotation-lines';
import { quotedVariant, variantChoices } from './quotation-variant';
import { quotationFor } from './quotation-values';
import { EMPTY_ITEM, type ItemValues } from './quotation-fields';

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

describe('a variant', () => {
  const [small, large, special] = [
    { id: 'v1', options: { Voltage: '220V', Size: 'DN25' }, sku: 'P-25' },
    { id: 'v2', options: { Voltage: '380V', Size: 'DN40' }, sku: 'P-40', price: '1840.00' },
    { id: 'v3', options: {}, sku: "P-$'", price: '0.00' },
  ] as const;
  const pump = { ...PUMP, variants: [small, large, special] } as unknown as Product;
  const [plain] = quotation('pump', 20).items;
  const change = (row: ItemValues, part: Partial<ItemValues>, product: Product | null | undefined = pump) =>
    changedRow(row, part, product, INTO);
  const choose = (row: ItemValues, variant: Product['variants'][number] | undefined, product = pump) =>
    change(row, { variant: variant && quotedVariant(variant) }, product);

  test('has its own price for any quantity, or the product’s for the quantity', () => {
    const chosen = choose(plain!, large);
    expect(chosen).toMatchObject({ unitPrice: '1840.00', title: 'pump (380V / DN40 · P-40)' });
    expect(change(chosen, { quantity: 60 }).unitPrice).toBe('1840.00');
    const other = choose(chosen, small);
    expect(other).toMatchObject({ unitPrice: '950.00', title: 'pump (220V / DN25 · P-25)' });
    expect(change(other, { quantity: 60 }).unitPrice).toBe('900.00');
    expect(choose(other, special)).toMatchObject({ unitPrice: '950.00', title: "pump (P-$')" });
    expect(choose(chosen, undefined)).toEqual({ ...plain, variant: undefined });
  });

  test('leaves a typed price and a typed title, and fills in an empty price', () => {
    const typed = change(choose(plain!, small), { unitPrice: '870' });
    expect(choose(typed, large)).toMatchObject({ unitPrice: '870', title: 'pump (380V / DN40 · P-40)' });
    expect(choose(change(typed, { unitPrice: ' ' }), large).unitPrice).toBe('1840.00');
    const named = change(typed, { title: 'Pump for sea water' });
    expect(choose(named, large).title).toBe('Pump for sea water');
    const around = change(typed, { title: 'Our pump (220V / DN25 · P-25), bronze' });
    expect(choose(around, large).title).toBe('Our pump (380V / DN40 · P-40), bronze');
    expect(choose({ ...plain!, title: 'Typed' }, large).title).toBe('Typed (380V / DN40 · P-40)');
  });

  test('priced in another currency is converted, or waits for the rate', () => {
    const row = (rates: Record<string, string>) =>
      changedRow(plain!, { variant: quotedVariant(large) }, pump, { currency: 'CNY', rates });
    const base = { amount: '1840.00', currency: 'USD' };
    expect(row({ 'USD>CNY': '7.1' })).toMatchObject({ unitPrice: '13064.00', base });
    expect(row({})).toMatchObject({ unitPrice: undefined, base });
    expect(changedRow(row({}), { variant: quotedVariant(small) }, pump, { currency: 'CNY', rates: {} }).base).toEqual({
      ...base,
      amount: '950.00',
    });
  });

  test('that the product no longer has keeps its price, until another is chosen', () => {
    const gone = choose(plain!, large);
    const without = { ...pump, variants: [small] } as unknown as Product;
    expect(change(gone, { quantity: 60 }, without)).toEqual({ ...gone, quantity: 60 });
    expect(variantChoices(without, gone.variant).map(({ id }) => id)).toEqual(['v1', 'v2']);
    expect(choose(gone, small, without)).toMatchObject({ unitPrice: '950.00', title: 'pump (220V / DN25 · P-25)' });
    for (const unknown of [null, undefined]) {
      expect(change(gone, { quantity: 60 }, unknown)).toEqual({ ...gone, quantity: 60 });
      expect(variantChoices(unknown, gone.variant)).toEqual([gone.variant]);
    }
    expect(variantChoices({ ...pump, variants: [] }, undefined)).toEqual([]);
  });

  test('has a price where the product has a range or none, and takes it away when another is chosen', () => {
    const range = { ...pump, pricing: { mode: 'range', currency: 'USD', min: '900', max: '1900' } } as Product;
    const row = { ...plain!, unitPrice: undefined, base: undefined };
    const chosen = choose(row, large, range);
    expect(chosen.unitPrice).toBe('1840.00');
    expect(choose(chosen, small, range)).toMatchObject({ unitPrice: undefined, base: undefined });
    expect(choose(row, large, { ...pump, pricing: undefined } as Product).unitPrice).toBeUndefined();
  });
});
