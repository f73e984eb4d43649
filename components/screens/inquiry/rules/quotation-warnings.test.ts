import type { QuotationInput } from '@/lib/api/inquiry-schema';
import type { Product } from '@/lib/api/product-schema';
import { quotationWarnings } from './quotation-warnings';
import { tierTable } from './tier-table';

const TIMES = [
  { maxQuantity: 10, days: 28 },
  { maxQuantity: 200, days: 40 },
];
const product = (pricing: object | undefined, moq = { quantity: 10, unit: 'sets' }) =>
  ({ id: 'p1', pricing, moq, leadTimes: TIMES }) as Product;
const LADDER = {
  mode: 'ladder',
  currency: 'USD',
  tiers: [
    { minQuantity: 10, price: '165.00' },
    { minQuantity: 50, price: '128.00' },
  ],
};
const quotation = (item: object, change: object = {}) =>
  ({
    items: [{ productId: 'p1', title: 'CDL32', quantity: 60, unit: 'sets', unitPrice: '128.00', ...item }],
    currency: 'USD',
    tradeTerm: 'FOB',
    paymentTerm: 'TT',
    leadTimeDays: 40,
    ...change,
  }) as QuotationInput;
const warnings = (
  sent: QuotationInput,
  known: Product | null | undefined,
  { target, terms = {}, ...typed }: { target?: object; terms?: object } & Parameters<typeof quotationWarnings>[4] = {},
) =>
  quotationWarnings(
    sent,
    { products: [{ id: 'p1', title: '', image: '', quantity: 60, unit: 'set', targetPrice: target }] as never },
    new Map([['p1', known]]),
    terms,
    typed,
  );

test('as the product and the buyer have it, there is nothing to say', () => {
  const target = { amount: '120.00', currency: 'USD' };
  expect(warnings(quotation({}), product(LADDER), { target, terms: { tradeTerm: 'FOB' } })).toEqual([]);
  expect(warnings(quotation({ unitPrice: '150.00' }), product(LADDER))).toEqual([]);
  expect(warnings(quotation({}), null)).toEqual([]);
});

test('below the MOQ', () =>
  expect(warnings(quotation({ quantity: 9, unitPrice: '165' }), product(LADDER))).toEqual([
    { key: 'belowMoq', row: 1, title: 'CDL32', quantity: 9, moq: 10, unit: 'sets' },
  ]));

test('below the tier that the quantity has reached, and far above it', () => {
  expect(warnings(quotation({ quantity: 49, unitPrice: '128.00' }), product(LADDER))).toMatchObject([
    { key: 'belowList', price: '165.00' },
  ]);
  expect(warnings(quotation({ unitPrice: '1280' }), product(LADDER))).toMatchObject([
    { key: 'aboveList', price: '128.00', change: 9 },
  ]);
  const range = { mode: 'range', currency: 'USD', min: '100', max: '130' };
  expect(warnings(quotation({ unitPrice: '99.99' }), product(range))).toMatchObject([
    { key: 'belowList', price: '100' },
  ]);
  expect(warnings(quotation({}), product(range))).toEqual([]);
  expect(warnings(quotation({ unitPrice: '1' }), product({ mode: 'negotiable', currency: 'USD' }))).toEqual([]);
});

test('a margin under the least, in any currency with a rate, for who may see costs and in the unit of the cost', () => {
  const withCost = (amount: string, currency: string) => ({ ...product(LADDER), cost: { amount, currency } });
  const line = { row: 1, title: 'CDL32' };
  const seen = { seesCost: true };
  expect(warnings(quotation({}), withCost('115.20', 'USD'), seen)).toEqual([]);
  expect(warnings(quotation({}), withCost('115.21', 'USD'), seen)).toEqual([
    { key: 'lowMargin', ...line, price: '128.00', cost: '115.21', share: 0.099 },
  ]);
  expect(warnings(quotation({}), withCost('200', 'USD'))).toEqual([]);
  expect(warnings(quotation({ unit: 'boxes' }), withCost('200', 'USD'), seen)).toEqual([]);
  expect(warnings(quotation({}), withCost('900', 'CNY'), seen)).toEqual([]);
  expect(warnings(quotation({}), withCost('900', 'CNY'), { ...seen, rates: { 'CNY>USD': '0.1384' } })).toEqual([
    { key: 'lowMargin', ...line, price: '128.00', cost: '124.56', share: 0.026 },
  ]);
  const tiers = [
    { minQuantity: 10, price: '165.00' },
    { minQuantity: 60, price: '128.00' },
  ];
  expect(warnings(quotation({ quantity: 10, unitPrice: '165.00', tiers }), withCost('120', 'USD'), seen)).toMatchObject(
    [{ key: 'lowMargin', price: '128.00', tier: 2 }],
  );
});

test('a lead time shorter than the product’s, and a quantity above its table', () => {
  const line = { row: 1, title: 'CDL32' };
  expect(warnings(quotation({}, { leadTimeDays: 12 }), product(LADDER))).toEqual([
    { key: 'leadShort', ...line, days: 12, own: 40 },
  ]);
  expect(warnings(quotation({ quantity: 400 }), product(LADDER))).toEqual([
    { key: 'leadBeyond', ...line, quantity: 400, max: 200, unit: 'sets' },
  ]);
  expect(warnings(quotation({ quantity: 10 }, { leadTimeDays: 28 }), product(LADDER))).toMatchObject([
    { key: 'belowList' },
  ]);
});

test('another currency than the product’s or the target price’s', () =>
  expect(
    warnings(quotation({}, { currency: 'EUR' }), product(LADDER), { target: { amount: '120', currency: 'USD' } }),
  ).toEqual([
    { key: 'listCurrency', row: 1, title: 'CDL32', currency: 'USD' },
    { key: 'targetCurrency', row: 1, title: 'CDL32', currency: 'USD' },
  ]));

test('other terms than the buyer wrote, and a product that could not be read', () =>
  expect(warnings(quotation({}), undefined, { terms: { tradeTerm: 'CIF', paymentTerm: 'LC' } })).toEqual([
    { key: 'unchecked', row: 1, title: 'CDL32' },
    { key: 'tradeTerm', asked: 'CIF' },
    { key: 'paymentTerm', asked: 'LC' },
  ]));

test('a term promises the carriage or leaves it out: the freight must fit', () => {
  const freight = { title: 'Freight', quantity: 1, unit: 'lot', unitPrice: '600' };
  const sent = (tradeTerm: string, { unitPrice = '128.00', extra = [] as object[], remark = '' } = {}) => {
    const { items } = quotation({ unitPrice });
    return warnings(
      quotation({}, { tradeTerm, port: 'Piraeus', remark, items: [...items, ...extra] }),
      product(LADDER),
    ).map(({ key }) => key);
  };
  expect(sent('CIF')).toEqual(['noFreight']);
  expect(sent('CIF', { extra: [freight] })).toEqual([]);
  expect(sent('CIF', { unitPrice: '140.00' })).toEqual([]);
  expect(sent('FOB', { extra: [freight] })).toEqual(['extraFreight']);
  expect(sent('EXW')).toEqual([]);
  expect(sent('DDP')).toEqual(['noFreight', 'noDuties']);
  expect(sent('DDP', { extra: [freight], remark: 'Import duties are included.' })).toEqual([]);
});

test('with a rate, prices in another currency are compared, and only a real difference is a warning', () => {
  const rates = { 'USD>CNY': '7.1', 'EUR>CNY': '8' };
  const target = { amount: '120', currency: 'EUR' };
  const sent = (unitPrice: string, known: Product) =>
    warnings(quotation({ unitPrice }, { currency: 'CNY' }), known, { target, rates });
  expect(sent('908.80', product(LADDER))).toEqual([]);
  expect(sent('128.00', product(LADDER))).toMatchObject([{ key: 'belowList', price: '908.80' }]);
  const range = product({ mode: 'range', currency: 'USD', min: '228', max: '295' });
  expect(sent('2000', range)).toEqual([]);
  expect(sent('1600', range)).toMatchObject([{ key: 'belowList', price: '1618.80' }]);
  expect(sent('20000', range)).toMatchObject([{ key: 'aboveList', price: '2094.50' }]);
});

test('the worst comes first', () => {
  const items = [
    { productId: 'p1', title: 'A', quantity: 60, unit: 'set', unitPrice: '120.00' },
    { productId: 'p1', title: 'B', quantity: 60, unit: 'set', unitPrice: '60.00' },
  ];
  const sent = quotation({}, { items, tradeTerm: 'CIF', port: 'Santos', leadTimeDays: 12 });
  const found = warnings(sent, product(LADDER), { terms: { paymentTerm: 'LC' } });
  expect(found.map((warning) => [warning.key, 'title' in warning && warning.title])).toEqual([
    ['belowList', 'B'],
    ['belowList', 'A'],
    ['noFreight', false],
    ['leadShort', 'A'],
    ['leadShort', 'B'],
    ['paymentTerm', false],
  ]);
});

test('a variant is compared with its own price, with the product’s without one, and not at all once it is gone', () => {
  const variants = [
    { id: 'v1', options: {}, sku: 'P-25' },
    { id: 'v2', options: {}, sku: 'P-40', price: '184.00' },
  ];
  const of = (unitPrice: string, variant: string, change: object = {}) =>
    warnings(quotation({ unitPrice }, change), { ...product(LADDER), variants } as Product, { variants: [variant] });
  expect(of('184.00', 'v2')).toEqual([]);
  expect(of('128.00', 'v2')).toMatchObject([{ key: 'belowList', price: '184.00' }]);
  expect(of('128.00', 'v1')).toEqual([]);
  expect(of('184.00', 'v1')).toMatchObject([{ key: 'aboveList', price: '128.00' }]);
  expect(of('1.00', 'v3')).toEqual([{ key: 'variantGone', row: 1, title: 'CDL32' }]);
  // The variant's price holds no freight, though it is above the product's.
  expect(of('184.00', 'v2', { tradeTerm: 'CIF', port: 'Santos' })).toMatchObject([{ key: 'noFreight' }]);
});

const tiers = (...prices: [minQuantity: number, price: string][]) =>
  prices.map(([minQuantity, price]) => ({ minQuantity, price }));

test('each price tier is compared with the product’s price for its quantity, and the largest with the lead times', () => {
  const line = { row: 1, title: 'CDL32' };
  const quoted = (list: ReturnType<typeof tiers>, change: object = {}) =>
    quotation({ quantity: list[0]!.minQuantity, unitPrice: list[0]!.price, tiers: list }, change);
  const fair = tiers([10, '165.00'], [50, '130.00'], [200, '128.00']);
  expect(warnings(quoted(fair), product(LADDER))).toEqual([]);
  const low = tiers([10, '165.00'], [49, '160.00'], [200, '120.00']);
  expect(warnings(quoted(low), product(LADDER))).toMatchObject([
    { ...line, key: 'belowList', tier: 3, price: '128.00' },
    { ...line, key: 'belowList', tier: 2, price: '165.00' },
  ]);
  const high = tiers([10, '165.00'], [50, '165.00']);
  expect(warnings(quoted(high), product(LADDER))).toMatchObject([{ key: 'aboveList', tier: 2, price: '128.00' }]);
  const more = tiers([9, '165.00'], [400, '128.00']);
  expect(warnings(quoted(more, { leadTimeDays: 28 }), product(LADDER))).toEqual([
    { ...line, key: 'belowMoq', quantity: 9, moq: 10, unit: 'sets' },
    { ...line, key: 'leadShort', days: 28, own: 40 },
    { ...line, key: 'leadBeyond', quantity: 400, max: 200, unit: 'sets' },
  ]);
  expect(warnings(quoted(low, { currency: 'EUR' }), product(LADDER))).toEqual([
    { ...line, key: 'listCurrency', currency: 'USD' },
  ]);
  // One of the tiers may hold the freight.
  const cif = { tradeTerm: 'CIF', port: 'Santos' };
  expect(warnings(quoted(fair, cif), product(LADDER))).toEqual([]);
  expect(warnings(quoted(tiers([10, '165'], [50, '128']), cif), product(LADDER))).toMatchObject([{ key: 'noFreight' }]);
  // As a table of the remark they are compared as well.
  const table = tierTable([{ title: 'CDL32', tiers: low }], 'USD', 'en');
  const inRemark = quotation({ quantity: 10, unitPrice: '165.00' }, { remark: `${table}\nWarranty.` });
  expect(warnings(inRemark, product(LADDER))).toEqual(warnings(quoted(low), product(LADDER)));
});
