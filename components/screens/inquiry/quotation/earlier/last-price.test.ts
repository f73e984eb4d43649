import type { QuotedMessage } from '@/lib/api/inquiry-schema';
import { lastPrice } from './last-price';
import { tierTable } from '../../rules/tier-table';

const ITEM = { productId: 'p1', title: 'CDL32', quantity: 20, unit: 'set', unitPrice: '930.00' };
const quoted = (at: string, items: object[], more: object = {}) =>
  ({ at, quotation: { items, currency: 'USD', ...more } }) as unknown as QuotedMessage;
const ROW = { productId: 'p1', quantity: 600 };
const DN40 = { id: 'v2', sku: 'P-40', words: 'DN40 · P-40' };

test('it is the latest one of the product, with its quantity, unit, currency and time', () => {
  const before = quoted('2026-10-03T08:00:00Z', [{ ...ITEM, unitPrice: '900.00' }]);
  const last = quoted('2026-10-05T08:00:00Z', [{ ...ITEM, productId: 'p2' }, ITEM], { currency: 'EUR' });
  const other = quoted('2026-10-06T08:00:00Z', [{ title: 'CDL32', quantity: 1, unit: 'set', unitPrice: '1' }]);
  expect(lastPrice([last, other, before], ROW, [])).toEqual({
    at: '2026-10-05T08:00:00Z',
    quantity: 20,
    unit: 'set',
    unitPrice: '930.00',
    currency: 'EUR',
    isTier: false,
  });
  expect(lastPrice([before], { productId: undefined, quantity: 1 }, [])).toBeUndefined();
  expect(lastPrice([before], { ...ROW, productId: 'p3' }, [])).toBeUndefined();
});

const TIERS = [
  { minQuantity: 100, price: '950.00' },
  { minQuantity: 500, price: '900.00' },
];
test.each([
  ['a field', { ...ITEM, tiers: TIERS }, {}],
  ['the remark', ITEM, { remark: tierTable([{ ...ITEM, tiers: TIERS }], 'USD', 'en') }],
])('of price tiers in %s it is the one that the quantity reaches, else the first', (_, item, more) => {
  const tiered = [quoted('2026-10-03T08:00:00Z', [item], more)];
  const at = (quantity: number | undefined) => lastPrice(tiered, { ...ROW, quantity }, []);
  for (const reached of [500, 600])
    expect(at(reached)).toMatchObject({ quantity: 500, unitPrice: '900.00', isTier: true });
  expect([at(499), at(50), at(undefined)].map((price) => price?.unitPrice)).toEqual(['950.00', '950.00', '950.00']);
});

test('the price of a variant is that of no other one, whether a field or the title names it', () => {
  const inField = quoted('2026-10-03T08:00:00Z', [{ ...ITEM, variantId: 'v2' }]);
  const inTitle = quoted('2026-10-04T08:00:00Z', [{ ...ITEM, title: 'CDL32 (DN40 · P-40)', unitPrice: '940.00' }]);
  const price = (variant: typeof DN40 | undefined, all = [inField, inTitle]) =>
    lastPrice(all, { ...ROW, variant }, [DN40])?.unitPrice;
  expect(price(DN40)).toBe('940.00');
  expect(price(DN40, [inField])).toBe('930.00');
  expect(price({ ...DN40, id: 'v1', words: 'DN25 · P-25' })).toBeUndefined();
  expect(price(undefined)).toBeUndefined();
});
