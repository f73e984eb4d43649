import * as v from '@/lib/schema/schema';
import { messageSchema, quotationInputSchema } from '../inquiry-schema';

const ITEM = { title: 'CDL32', quantity: 100, unit: 'set', unitPrice: '950.00' };
const QUOTATION = {
  items: [ITEM],
  currency: 'USD',
  tradeTerm: 'FOB',
  paymentTerm: 'TT',
  leadTimeDays: 30,
  validUntil: '2026-12-20',
};
const GOOD = [
  { minQuantity: 100, price: '950.00' },
  { minQuantity: 500, price: '950' },
  { minQuantity: 1000, price: '900.00' },
];

const withTiers = (tiers: unknown, currency = 'USD') => ({ ...QUOTATION, currency, items: [{ ...ITEM, tiers }] });
const faults = (tiers: unknown, currency?: string) =>
  v
    .safeParse(quotationInputSchema, withTiers(tiers, currency))
    .issues?.map((issue) => v.getDotPath(issue)?.replace('items.0.', ''));

/** The tiers of a quotation that a platform sends. */
const read = (tiers: unknown) =>
  v
    .parse(messageSchema, {
      id: '1',
      from: 'supplier',
      at: '2026-11-20T04:00:00Z',
      quotation: withTiers(tiers),
    })
    .quotation!.items.map((item) => item.tiers);

test('quantities of sent tiers rise and prices do not, and one tier is none', () => {
  expect(faults(GOOD)).toBeUndefined();
  expect(faults(undefined)).toBeUndefined();
  expect(faults(GOOD.slice(0, 1))).toEqual(['tiers']);
  expect(faults(Array.from({ length: 7 }, (_, at) => ({ minQuantity: at + 1, price: '1.00' })))).toEqual(['tiers']);
  expect(faults([GOOD[0], { minQuantity: 100, price: '951' }])).toEqual(['tiers.1.minQuantity', 'tiers.1.price']);
  expect(faults([{ minQuantity: 1.5, price: '0.00' }, GOOD[1]])).toEqual(['tiers.0.minQuantity', 'tiers.0.price']);
  expect(faults([GOOD[0], { minQuantity: 500, price: '900.50' }], 'JPY')).toEqual(['tiers.1.price']);
});

const HOSTILE = [
  null,
  '100: 950',
  {},
  [],
  [null, null],
  ['a', 'b'],
  GOOD.slice(0, 1),
  GOOD.toReversed(),
  [{ minQuantity: '100', price: '950' }, GOOD[1]],
  [GOOD[0], { minQuantity: 500, price: 900 }],
  [GOOD[0], { minQuantity: 1e400, price: '1' }],
  [GOOD[0], { minQuantity: 500, price: '-1' }],
  Array.from({ length: 10_000 }, (_, at) => ({ minQuantity: at + 1, price: '1.00' })),
];

test.each(HOSTILE.map((tiers) => [tiers]))('what is no tiers is read as none, and the line stays: %j', (tiers) => {
  expect(read(tiers)).toEqual([undefined]);
  // A check of the same says so instead of failing.
  if (tiers !== null) expect(faults(tiers)).not.toEqual([]);
});

test('tiers are read as they were sent', () => expect(read(GOOD)).toEqual([GOOD]));
