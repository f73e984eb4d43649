import type { Product } from '@/lib/api/product-schema';
import { partsOf } from '../rules/quotation-extras';
import { noBases } from './quotation-currency';
import { checkQuotation, pathInForm, quotationFor, toQuotation } from './quotation-values';
import type { QuotationValues } from './quotation-fields';

let country = 'BR';
const TODAY = '2026-11-20';
const SENDING = { today: TODAY, language: 'en', terms: false, tiers: false } as const;
const PLACES = { delivery: '', loading: '', discharge: '', destination: '' };
const TEXTS = { past: '已过', discount: '折扣太大', share: '按百分比', remark: '备注满', rate: '汇率' };
const product = (change: Partial<Product> = {}) =>
  ({
    id: 'p1',
    pricing: {
      mode: 'ladder',
      currency: 'USD',
      tiers: [
        { minQuantity: 10, price: '165.00' },
        { minQuantity: 50, price: '128.00' },
      ],
    },
    moq: { quantity: 10, unit: 'sets' },
    tradeTerms: ['XXX', 'CIF', 'FOB'],
    paymentTerms: ['LC', 'TT'],
    port: 'Ningbo',
    leadTimes: [
      { maxQuantity: 20, days: 12 },
      { maxQuantity: 500, days: 35 },
    ],
    ...change,
  }) as Product;
const asked = (change: object = {}) => ({
  id: 'p1',
  title: 'CDL32-80',
  image: '',
  quantity: 60,
  unit: 'set',
  ...change,
});
const make = (products: object[], ...records: Product[]) =>
  quotationFor(
    { products: products as never, buyer: { country } },
    new Map(records.map((one) => [one.id, one])),
    TODAY,
  );
const check = (change: Partial<QuotationValues>) =>
  checkQuotation({ ...make([asked()], product()), tradeTerm: 'FOB', ...change }, SENDING, TEXTS).map(
    ({ path, key, text }) => [path, key ?? text],
  );

test('it is filled in from the inquiry and from what the products name for so many', () => {
  expect(make([asked()], product())).toEqual({
    items: [
      {
        productId: 'p1',
        title: 'CDL32-80',
        quantity: 60,
        unit: 'set',
        unitPrice: '128.00',
        base: { amount: '128.00', currency: 'USD' },
      },
    ],
    currency: 'USD',
    bases: noBases(),
    rates: {},
    discountBy: 'share',
    discount: undefined,
    freight: undefined,
    insurance: undefined,
    tradeTerm: 'CIF',
    places: { delivery: '', loading: 'Ningbo', discharge: '', destination: '' },
    paymentTerm: 'LC',
    payments: [],
    leadTimeDays: 35,
    validBy: 'days',
    validDays: 30,
    validUntil: '2026-12-20',
    remark: '',
    content: '',
  });
});

test('names of products are those of the buyer’s language, or what the inquiry says', () => {
  const named = product({ title: { zh: '离心泵', en: 'Centrifugal pump' } });
  expect(make([asked()], named).items[0]!.title).toBe('Centrifugal pump');
  country = 'TW';
  expect(make([asked()], named).items[0]!.title).toBe('离心泵');
  country = 'BR';
});

test('the longest lead time counts, and a price in another currency is not taken', () => {
  const other = product({
    id: 'p2',
    leadTimes: [{ maxQuantity: 5, days: 60 }],
    pricing: { mode: 'single', currency: 'EUR', price: '9.00' },
  });
  const values = make([asked({ quantity: 12 }), asked({ id: 'p2', unit: '' })], product(), other);
  expect(values.leadTimeDays).toBe(60);
  expect(values.items).toMatchObject([{ unitPrice: '165.00' }, { unitPrice: undefined, unit: 'sets' }]);
});

test('without the products there is what the inquiry says, in the currency of the target price', () => {
  const values = make([asked({ targetPrice: { amount: '92.00', currency: 'EUR' }, quantity: 0 })]);
  expect(values).toMatchObject({ currency: 'EUR', tradeTerm: 'FOB', paymentTerm: 'TT', leadTimeDays: undefined });
  expect(values.items[0]).toMatchObject({ quantity: undefined, unitPrice: undefined });
});

test('each field is checked by the contract, and a day that has passed is reported', () => {
  const [item] = make([asked()], product()).items;
  expect(check({ leadTimeDays: 35 })).toEqual([]);
  expect(check({ items: [] })).toEqual([['items', 'required']]);
  expect(check({ items: [{ ...item!, quantity: 0, unitPrice: '1.234', title: ' ', unit: '' }] })).toEqual([
    ['items.0.title', 'required'],
    ['items.0.quantity', 'above'],
    ['items.0.unit', 'required'],
    ['items.0.unitPrice', 'amount'],
  ]);
  expect(check({ items: [{ ...item!, quantity: 'viel', unitPrice: undefined }] })).toEqual([
    ['items.0.quantity', 'number'],
    ['items.0.unitPrice', 'required'],
  ]);
  expect(check({ leadTimeDays: 1.5, tradeTerm: undefined })).toEqual([
    ['tradeTerm', 'required'],
    ['leadTimeDays', 'wholeNumber'],
  ]);
  expect(check({ validBy: 'day', validUntil: '2026-11-19' })).toEqual([['validUntil', '已过']]);
  expect(check({ validBy: 'day', validUntil: TODAY })).toEqual([]);
  expect(check({ validBy: 'day', validUntil: '' })).toEqual([['validUntil', 'required']]);
  expect(check({ places: { ...PLACES, loading: 'x'.repeat(65) }, content: 'x'.repeat(8001) })).toEqual([
    ['places.loading', 'tooLong'],
    ['content', 'tooLong'],
  ]);
});

test('a price is more than 0 and as fine as its currency', () => {
  const [item] = make([asked()], product()).items;
  const price = (unitPrice: string, currency = 'USD') =>
    check({ leadTimeDays: 35, currency, items: [{ ...item!, unitPrice }] });
  expect(price('0.00')).toEqual([['items.0.unitPrice', 'noZeroPrice']]);
  expect(price('1500.5', 'JPY')).toEqual([['items.0.unitPrice', 'tooFine']]);
  expect(price('1500.00', 'JPY')).toEqual([]);
  expect(price('12.5', 'KWD')).toEqual([]);
});

test('what is empty is left out of what is sent, and the words are not part of it', () => {
  const sent = toQuotation(
    { ...make([asked()], product()), places: { ...PLACES, discharge: ' ' }, remark: '', content: 'Dear Ana' },
    SENDING,
  );
  expect(Object.keys(sent).sort()).toEqual([
    'currency',
    'items',
    'leadTimeDays',
    'paymentTerm',
    'tradeTerm',
    'validUntil',
  ]);
});

test('days of validity count from the day of sending', () => {
  const values = make([asked()], product());
  const on = (today: string, validDays: QuotationValues['validDays'] = 30) =>
    toQuotation({ ...values, validDays }, { ...SENDING, today }).validUntil;
  expect(on('2026-11-20')).toBe('2026-12-20');
  expect(on('2026-11-23', 7)).toBe('2026-11-30');
  expect(on(TODAY, 1.5)).toBeUndefined();
  expect(check({ validDays: undefined })).toEqual([['validDays', 'required']]);
  expect(check({ validDays: 0 })).toEqual([['validDays', 'wholeNumber']]);
  expect(check({ validDays: 'bald' })).toEqual([['validDays', 'wholeNumber']]);
});

test('freight is a line, the discount is in the prices, and the remark names it in the buyer’s language', () => {
  const values = { ...make([asked()], product()), discount: '5', freight: '600', remark: 'Warranty 18 months.' };
  expect(toQuotation(values, SENDING)).toMatchObject({
    items: [
      { productId: 'p1', quantity: 60, unitPrice: '121.60' },
      { title: 'Freight', quantity: 1, unit: 'lot', unitPrice: '600' },
    ],
    remark: 'Discount: 5% (USD 384.00), included in the unit prices.\nWarranty 18 months.',
  });
  const chinese = toQuotation({ ...values, discountBy: 'amount' }, { ...SENDING, language: 'zh' });
  expect(chinese).toMatchObject({
    items: [{}, { title: '运费' }],
    remark: expect.stringMatching(/^折扣：USD 4\.80，/),
  });
});

test('a discount that is not possible and freight without an amount are reported at their fields', () => {
  expect(check({ discount: '100' })).toEqual([['discount', '折扣太大']]);
  expect(check({ discount: 'viel' })).toEqual([['discount', '折扣太大']]);
  expect(check({ discount: ' ' })).toEqual([]);
  expect(check({ freight: '0' })).toEqual([['freight', 'noZeroPrice']]);
  expect(check({ freight: 'frei' })).toEqual([['freight', 'amount']]);
  expect(pathInForm('items.1.unitPrice', { ...make([asked()], product()), freight: '0' })).toBe('freight');
  expect(pathInForm('items.0.unitPrice', make([asked()], product()))).toBe('items.0.unitPrice');
});

test('the place is that of the term, and required: no C- or D-term takes the port of loading', () => {
  const values = { ...make([asked()], product()), leadTimeDays: 35 };
  const sent = (change: Partial<QuotationValues>) => toQuotation({ ...values, ...change }, SENDING).port;
  expect(sent({ tradeTerm: 'FOB' })).toBe('Ningbo');
  for (const tradeTerm of ['EXW', 'FCA', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']) {
    expect(sent({ tradeTerm })).toBeUndefined();
  }
  expect(check({ tradeTerm: 'CIF' })).toEqual([['places.discharge', 'required']]);
  expect(check({ tradeTerm: 'EXW' })).toEqual([['places.delivery', 'required']]);
  const places = { ...PLACES, discharge: 'Dammam' };
  expect(sent({ tradeTerm: 'CFR', places })).toBe('Dammam');
  expect(check({ tradeTerm: 'DDP', places })).toEqual([['places.destination', 'required']]);
  expect(pathInForm('port', { ...values, tradeTerm: 'DAP' })).toBe('places.destination');
});

test('a platform with the fields gets list prices, discount, freight and destination in them, of the same sum', () => {
  const places = { ...PLACES, discharge: 'Dammam', loading: 'Ningbo' };
  const values = { ...make([asked()], product()), places, discount: '5', freight: '600', remark: 'Warranty.' };
  const sent = toQuotation(values, { ...SENDING, terms: true });
  expect(sent).toMatchObject({
    items: [{ productId: 'p1', quantity: 60, unitPrice: '121.60', listPrice: '128.00' }],
    freight: '600',
    discount: { share: '5' },
    tradeTerm: 'CIF',
    destination: 'Dammam',
    remark: 'Warranty.',
  });
  expect(sent).not.toHaveProperty('port');
  const without = toQuotation(values, SENDING);
  expect(without).toMatchObject({ port: 'Dammam' });
  for (const field of ['destination', 'freight', 'discount', 'items.0.listPrice']) {
    expect(without).not.toHaveProperty(field);
  }
  const [one, other] = [sent, without].map((quotation) => partsOf(quotation as never));
  const { lines, ...parts } = one!;
  expect(other).toMatchObject(parts);
  expect(parts).toMatchObject({ total: '7896.00', discount: { share: '5', amount: '384.00' }, freight: '600.00' });
  expect(lines).toHaveLength(1);
  const byAmount = toQuotation({ ...values, discountBy: 'amount', discount: '64' }, { ...SENDING, terms: true });
  expect(byAmount.discount).toEqual({ amount: '64.20' });
  const home = toQuotation({ ...values, tradeTerm: 'FOB', discount: '' }, { ...SENDING, terms: true });
  expect(home).toMatchObject({ port: 'Ningbo', items: [{ unitPrice: '128.00' }] });
  expect(home).not.toHaveProperty('items.0.listPrice');
});

test('a variant is in fields of its own where the platform has them, else in the title alone', () => {
  const values = make([asked()], product());
  const variant = { id: 'v2', sku: 'P-40', words: '380V · P-40' };
  const items = values.items.map((row) => ({ ...row, title: 'CDL32-80 (380V · P-40)', variant }));
  const sent = (terms: boolean) => toQuotation({ ...values, items, discount: '5' }, { ...SENDING, terms }).items;
  const item = { productId: 'p1', title: 'CDL32-80 (380V · P-40)', quantity: 60, unit: 'set', unitPrice: '121.60' };
  expect(sent(true)).toEqual([{ ...item, variantId: 'v2', sku: 'P-40', listPrice: '128.00' }]);
  expect(sent(false)).toEqual([item]);
  expect(['variantId', 'sku', 'listPrice'].map((part) => pathInForm(`items.0.${part}`, values))).toEqual([
    'items.0.variant',
    'items.0.variant',
    'items.0.unitPrice',
  ]);
});

test('insurance goes with CIF and CIP only, in its field or as a line, of the same sum', () => {
  const places = { ...PLACES, discharge: 'Dammam', destination: 'Riyadh', loading: 'Ningbo' };
  const values = { ...make([asked()], product()), places, leadTimeDays: 35, insurance: ' 45.5 ' };
  const sent = (change: Partial<QuotationValues>, terms: boolean) =>
    toQuotation({ ...values, ...change }, { ...SENDING, terms });
  const partsFor = (change: Partial<QuotationValues>) =>
    [true, false].map((terms) => partsOf(sent(change, terms) as never));
  for (const tradeTerm of ['CIF', 'CIP']) {
    for (const { insurance, total } of partsFor({ tradeTerm })) {
      expect([insurance, total]).toEqual(['45.50', '7725.50']);
    }
    expect(partsFor({ tradeTerm, freight: '600' }).map(({ total }) => total)).toEqual(['8325.50', '8325.50']);
  }
  for (const tradeTerm of ['EXW', 'FOB', 'CFR', 'CPT', 'DAP', 'DDP', undefined]) {
    expect(partsFor({ tradeTerm }).map(({ insurance, total }) => [insurance, total])).toEqual([
      [undefined, '7680.00'],
      [undefined, '7680.00'],
    ]);
  }
  const row = (index: number, freight?: string) => pathInForm(`items.${index}.unitPrice`, { ...values, freight });
  expect([row(0), row(1), row(1, '600'), row(2, '600')]).toEqual([
    'items.0.unitPrice',
    'insurance',
    'freight',
    'insurance',
  ]);
  const faults = (change: Partial<QuotationValues>) => check({ ...values, tradeTerm: 'CIF', ...change });
  expect(faults({ insurance: 'viel' })).toEqual([['insurance', 'amount']]);
  expect(faults({ insurance: 'viel', freight: '600' })).toEqual([['insurance', 'amount']]);
  expect(faults({ insurance: 'viel', tradeTerm: 'FOB' })).toEqual([]);
});

test('payments are a field where the platform has it, else a sentence of the remark in the buyer’s language', () => {
  const payments = [
    { percent: 30, when: 'order', days: 5 },
    { percent: 70, when: 'days', days: 30 },
  ];
  const values = { ...make([asked()], product()), tradeTerm: 'FOB', leadTimeDays: 35, payments, remark: 'Warranty.' };
  expect(toQuotation(values, { ...SENDING, terms: true })).toMatchObject({
    payments: [
      { percent: 30, when: 'order' },
      { percent: 70, when: 'days', days: 30 },
    ],
    remark: 'Warranty.',
  });
  const without = toQuotation({ ...values, discount: '5' }, { ...SENDING, language: 'zh' });
  expect(without).not.toHaveProperty('payments');
  expect(without.remark).toMatch(/^折扣：.*\n付款：30% 下单时，70% 30 天后。\nWarranty\.$/);
  for (const terms of [true, false]) {
    const found = (change: object) =>
      checkQuotation({ ...values, ...change }, { ...SENDING, terms }, TEXTS).map(({ path, key }) => [path, key]);
    expect(found({})).toEqual([]);
    expect(found({ payments: payments.slice(0, 1) })).toEqual([['payments.0.percent', 'paymentSum']]);
    expect(found({ payments: [{ percent: undefined, when: undefined, days: undefined }] })).toEqual([
      ['payments.0.percent', 'required'],
      ['payments.0.when', 'required'],
    ]);
  }
});
