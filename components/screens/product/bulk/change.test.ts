import { planOf, type BulkProduct, type Change } from './change';
import { mixedCurrencies, planAll } from './use-bulk-plan';

const product = (change: Partial<BulkProduct> = {}): BulkProduct => ({
  id: '1',
  version: 3,
  sku: 'YQ-1',
  title: { en: 'Pump' },
  status: 'online',
  pricing: { mode: 'single', currency: 'USD', price: '165.00' },
  moq: { quantity: 10, unit: 'set' },
  variants: [],
  groupIds: ['g1'],
  leadTimes: [
    { maxQuantity: 50, days: 15 },
    { maxQuantity: 500, days: 30 },
  ],
  tradeTerms: ['FOB'],
  paymentTerms: ['TT'],
  showcase: false,
  keywords: ['pump'],
  certificateIds: [],
  ...change,
});
const ladder = (...tiers: [number, string][]): BulkProduct['pricing'] => ({
  mode: 'ladder',
  currency: 'USD',
  tiers: tiers.map(([minQuantity, price]) => ({ minQuantity, price })),
});
const price = (
  how: Extract<Change, { kind: 'price' }>['how'],
  value: string,
  round: 'coin' | '1' | '10' = 'coin',
): Change => ({
  ...{ kind: 'price', how, value, round },
});
const reasonOf = (one: BulkProduct, change: Change) => {
  const plan = planOf(one, change);
  if (plan.kind !== 'wrong') return plan.kind;
  return 'issue' in plan.reason ? plan.reason.issue.key : plan.reason.key;
};
const fieldsOf = (one: BulkProduct, change: Change) => {
  const plan = planOf(one, change);
  return plan.kind === 'changed' ? plan.fields : plan;
};

test('every price of a ladder and its variants changes, quantities and currency do not', () => {
  const variant = { id: 'v', options: { size: 'L' }, sku: 'V-1', price: '170.00' };
  const plain = { id: 'w', options: { size: 'S' }, sku: 'V-2' };
  const one = product({ pricing: ladder([10, '165.00'], [50, '148.00']), variants: [variant, plain] });
  expect(fieldsOf(one, price('lowerPercent', '10'))).toEqual({
    pricing: ladder([10, '148.50'], [50, '133.20']),
    variants: [{ ...variant, price: '153.00' }, plain],
  });
  expect(planOf(one, price('lowerPercent', '10'))).toMatchObject({
    before: { pricing: one.pricing, variants: one.variants },
  });
});

test('a set price is that of the first tier, of the lower end of a range, of a single price', () => {
  const set = price('set', '150');
  expect(fieldsOf(product({ pricing: ladder([10, '165.00'], [50, '148.00']) }), set)).toEqual({
    pricing: ladder([10, '150.00'], [50, '134.55']),
  });
  const range = { mode: 'range', currency: 'USD', min: '100', max: '200' } as const;
  expect(fieldsOf(product({ pricing: range }), set)).toEqual({ pricing: { ...range, min: '150.00', max: '300.00' } });
  expect(fieldsOf(product(), set)).toEqual({ pricing: { mode: 'single', currency: 'USD', price: '150.00' } });
});

test.each<[string, BulkProduct, Change, string | undefined]>([
  ['a price of 0', product(), price('lowerAmount', '165'), 'notPositive'],
  [
    'one tier below 0',
    product({ pricing: ladder([10, '165'], [50, '20']) }),
    price('lowerAmount', '30'),
    'notPositive',
  ],
  ['a price on request', product({ pricing: { mode: 'negotiable', currency: 'USD' } }), price('set', '1'), 'noPrice'],
  ['no price yet', product({ pricing: undefined }), price('raisePercent', '1'), 'noPrice'],
  [
    'a range that rounding closes',
    product({ pricing: { mode: 'range', currency: 'USD', min: '101', max: '103' } }),
    price('raisePercent', '0', '10'),
    'maxBelowMin',
  ],
  ['tiers that rise', product({ pricing: ladder([10, '10'], [50, '20']) }), price('raisePercent', '1'), 'tierPrice'],
  [
    'a MOQ above the second tier',
    product({ pricing: ladder([10, '2'], [50, '1']) }),
    { kind: 'moq', quantity: 50 },
    'tierQuantity',
  ],
  ['a MOQ without a unit', product({ moq: undefined }), { kind: 'moq', quantity: 5 }, 'noUnit'],
  ['no days left', product(), { kind: 'leadTime', how: 'shorter', days: 15 }, 'atLeast'],
  ['no lead time', product({ leadTimes: [] }), { kind: 'leadTime', how: 'longer', days: 1 }, 'noLeadTime'],
  ['a status that does not follow', product({ status: 'draft' }), { kind: 'status', to: 'online' }, 'transition'],
])('%s is left out and named', (_, one, change, expected) => {
  expect(reasonOf(one, change)).toBe(expected);
});

test('the MOQ is the quantity of the first tier', () => {
  expect(fieldsOf(product({ pricing: ladder([10, '2'], [50, '1']) }), { kind: 'moq', quantity: 20 })).toEqual({
    moq: { quantity: 20, unit: 'set' },
    pricing: ladder([20, '2'], [50, '1']),
  });
  expect(fieldsOf(product(), { kind: 'moq', quantity: 20 })).toEqual({ moq: { quantity: 20, unit: 'set' } });
});

test('entries are added, removed and replaced in their order', () => {
  const one = product({ tradeTerms: ['FOB', 'CIF'] });
  const terms = (how: 'add' | 'remove' | 'replace', ...values: string[]): Change => ({
    kind: 'tradeTerms',
    how,
    values,
  });
  expect(fieldsOf(one, terms('add', 'CIF', 'EXW'))).toEqual({ tradeTerms: ['FOB', 'CIF', 'EXW'] });
  expect(fieldsOf(one, terms('remove', 'FOB'))).toEqual({ tradeTerms: ['CIF'] });
  expect(fieldsOf(one, terms('replace', 'DDP'))).toEqual({ tradeTerms: ['DDP'] });
  expect(planOf(one, terms('add', 'CIF')).kind).toBe('same');
});

test('what is as it shall be is not sent', () => {
  expect(planOf(product(), price('set', '165')).kind).toBe('same');
  expect(planOf(product(), { kind: 'status', to: 'online' }).kind).toBe('same');
  expect(planOf(product(), { kind: 'showcase', on: false }).kind).toBe('same');
  expect(planOf(product(), { kind: 'delete' }).kind).toBe('changed');
});

test('one amount for prices in several currencies is said before it is applied; a percentage needs no currency', async () => {
  const yen = product({ id: '2', pricing: { mode: 'single', currency: 'JPY', price: '1650' } });
  const said = async (products: BulkProduct[], change: Change) =>
    mixedCurrencies(change, (await planAll(products, change))!);
  const all = [yen, product(), product({ id: '3' }), product({ id: '4', pricing: undefined })];
  expect(await said(all, price('raiseAmount', '10'))).toEqual([
    ['USD', 2],
    ['JPY', 1],
  ]);
  expect(await said(all, price('set', '10'))).toHaveLength(2);
  expect(await said(all, price('raisePercent', '10'))).toEqual([]);
  expect(await said([product(), product({ id: '3' })], price('raiseAmount', '10'))).toEqual([]);
});

test('other fields are set, removed and undone by what was there', () => {
  const one = product({ hsCode: '841370', packaging: { grossWeight: 12, netWeight: 11 }, sample: undefined });
  expect(planOf(one, { kind: 'hsCode', value: '84137099' })).toMatchObject({
    fields: { hsCode: '84137099' },
    before: { hsCode: '841370' },
  });
  expect(fieldsOf(one, { kind: 'hsCode', value: null })).toEqual({ hsCode: null });
  // An undo removes what was not there.
  expect(planOf(one, { kind: 'port', value: 'Ningbo' })).toMatchObject({ before: { port: null } });
  expect(planOf(one, { kind: 'port', value: null }).kind).toBe('same');
  expect(planOf(one, { kind: 'stock', value: 5 })).toMatchObject({ fields: { stock: 5 }, before: { stock: null } });
  expect(fieldsOf(one, { kind: 'keywords', how: 'add', values: ['pump', 'solar'] })).toEqual({
    keywords: ['pump', 'solar'],
  });
});

test('parts of the packaging and the sample that are left blank stay', () => {
  const one = product({ packaging: { grossWeight: 12, netWeight: 11 }, sample: { available: true, price: '9' } });
  expect(fieldsOf(one, { kind: 'packaging', parts: { quantityPerCarton: 4 } })).toEqual({
    packaging: { grossWeight: 12, netWeight: 11, quantityPerCarton: 4 },
  });
  expect(reasonOf(one, { kind: 'packaging', parts: { grossWeight: 10 } })).toBe('netAboveGross');
  expect(fieldsOf(one, { kind: 'sample', parts: { available: false } })).toEqual({
    sample: { available: false, price: '9' },
  });
  const yen = product({ pricing: { mode: 'single', currency: 'JPY', price: '1650' } });
  expect(reasonOf(yen, { kind: 'sample', parts: { available: true, price: '9.50' } })).toBe('tooFine');
  const many = Array.from({ length: 10 }, (_, at) => `word ${at}`);
  expect(reasonOf(one, { kind: 'keywords', how: 'add', values: many })).toBe('tooMany');
});
