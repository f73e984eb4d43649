import { tierTable } from './tier-table';
import { discounted, discountSentence, chargeLine, partsOf } from './quotation-extras';

const line = (quantity: number, unitPrice: string) => ({ title: 'CDL32', unit: 'set', quantity, unitPrice });
const net = (lines: ReturnType<typeof line>[], by: 'share' | 'amount', value: string, currency = 'USD') => {
  const result = discounted(lines, { by, value }, currency);
  return result && [...result.lines.map(({ unitPrice }) => unitPrice), result.amount];
};

test('a percentage is subtracted from each unit price, rounded half up by the currency', () => {
  expect(net([line(20, '950.00')], 'share', '5')).toEqual(['902.50', '950.00']);
  expect(net([line(3, '0.15')], 'share', '10')).toEqual(['0.14', '0.03']);
  expect(net([line(2, '1501')], 'share', '2.5', 'JPY')).toEqual(['1463', '76']);
  expect(net([line(1, '10.05')], 'share', '50', 'KWD')).toEqual(['5.03', '5.020']);
});

test('an amount is spread over the lines, and what results is named', () => {
  expect(net([line(10, '100'), line(1, '1000')], 'amount', '200')).toEqual(['90.00', '900.00', '200.00']);
  expect(net([line(3, '33.33')], 'amount', '10')).toEqual(['30.00', '9.99']);
});

test.each([
  ['share', '100'],
  ['share', '120'],
  ['share', '0'],
  ['share', 'ten'],
  ['share', '-5'],
  ['amount', '300'],
  ['amount', '299.99'],
] as const)('no discount that leaves nothing: %s %s', (by, value) =>
  expect(net([line(3, '100')], by, value)).toBeUndefined(),
);

test.each([
  ['share', '5', 'USD', '0.03'],
  ['amount', '100', 'USD', '0.04'],
  ['share', '3', 'JPY', '12'],
] as const)('no discount that the rounding takes back: %s %s %s', (by, value, currency, price) =>
  expect(net([line(30_000, price)], by, value, currency)).toBeUndefined(),
);

test('no discount on lines without a price', () => expect(net([line(3, '')], 'share', '5')).toBeUndefined());

test.each([
  ['zh', { share: '5', amount: '950.00' }],
  ['en', { share: '2.5', amount: '950.00' }],
  ['zh', { amount: '9.99' }],
  ['en', { amount: '9.99' }],
] as const)('what is sent is recognized again (%s)', (language, discount) => {
  const charges = [chargeLine('freight', '600', language), chargeLine('insurance', '45.5', language)];
  const items = [{ ...line(20, '902.50'), productId: 'p1' }, ...charges];
  const sentence = discountSentence(discount, 'USD', language);
  const parts = partsOf({ items, currency: 'USD', remark: `${sentence}\nWarranty 18 months.` });
  expect(parts).toEqual({
    lines: [items[0]],
    isTiered: false,
    // List price − discount = net.
    list: (18050 + Number(discount.amount)).toFixed(2),
    goods: '18050.00',
    freight: '600.00',
    insurance: '45.50',
    discount,
    total: '18695.50',
    remark: 'Warranty 18 months.',
  });
});

test('a product called freight or insurance is goods, and a remark about discounts stays a remark', () => {
  const items = ['Freight', '保险费'].map((title) => ({ ...line(1, '5'), productId: 'p1', title }));
  expect(partsOf({ items, currency: 'USD', remark: 'Discount: ask us.' })).toMatchObject({
    goods: '10.00',
    freight: undefined,
    insurance: undefined,
    discount: undefined,
    remark: 'Discount: ask us.',
  });
});

test('a quotation with fields of its own for freight, insurance and discount adds up too', () => {
  const items = [{ ...line(20, '902.50'), listPrice: '950.00' }];
  const charges = { freight: '600', insurance: '45.5' };
  expect(partsOf({ items, currency: 'USD', ...charges, discount: { share: '5' } })).toMatchObject({
    list: '19000.00',
    goods: '18050.00',
    discount: { share: '5', amount: '950.00' },
    total: '18695.50',
  });
});

const TIERS = [
  { minQuantity: 20, price: '902.50' },
  { minQuantity: 100, price: '855.00' },
];

test('a percentage is subtracted from each price tier, and has no amount, because there is no sum', () => {
  const tiers = [
    { quantity: 100, unitPrice: '900.00' },
    { quantity: 500, unitPrice: '0.05' },
  ];
  const lines = [{ ...line(20, '950.00'), tiers }, line(1, '10')];
  expect(discounted(lines, { by: 'share', value: '5' }, 'USD')).toEqual({
    lines: [
      {
        ...line(20, '902.50'),
        tiers: [
          { quantity: 100, unitPrice: '855.00' },
          { quantity: 500, unitPrice: '0.05' },
        ],
      },
      line(1, '9.50'),
    ],
    amount: undefined,
  });
  expect(discounted(lines, { by: 'amount', value: '5' }, 'USD')).toBeUndefined();
  // The rounding takes all of it back, or leaves nothing.
  const small = [{ ...line(20, '0.05'), tiers: tiers.slice(1) }];
  for (const value of ['5', '95']) expect(discounted(small, { by: 'share', value }, 'USD')).toBeUndefined();
  const gap = [{ ...line(20, '950.00'), tiers: [{ quantity: 100, unitPrice: undefined }] }];
  expect(discounted(gap, { by: 'share', value: '5' }, 'USD')).toBeUndefined();
});

test.each(['zh', 'en'] as const)('with tiers there is no sum, whether they have a field or not (%s)', (language) => {
  const item = { ...line(20, '902.50'), productId: 'p1' };
  const plain = line(3, '10.00');
  const sentence = discountSentence({ share: '5' }, 'USD', language);
  const table = tierTable([{ ...item, tiers: TIERS }, plain], 'USD', language);
  const without = partsOf({
    items: [item, plain, chargeLine('freight', '600', language)],
    currency: 'USD',
    remark: [table, sentence, 'Warranty.'].join('\n'),
  });
  const within = partsOf({
    items: [{ ...item, tiers: TIERS, listPrice: '950.00' }, plain],
    currency: 'USD',
    freight: '600',
    discount: { share: '5' },
    remark: 'Warranty.',
  });
  for (const parts of [without, within]) {
    expect(parts).toMatchObject({ isTiered: true, freight: '600.00', discount: { share: '5' }, remark: 'Warranty.' });
    expect([parts.list, parts.goods, parts.total, parts.insurance]).toEqual(Array(4).fill(undefined));
    expect(parts.lines.map(({ tiers }) => tiers)).toEqual([TIERS, undefined]);
    expect(parts.discount).toEqual({ share: '5' });
  }
  expect(discountSentence({ share: '5' }, 'USD', 'en')).toBe('Discount: 5%, included in the unit prices.');
});
