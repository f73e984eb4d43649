import { createRandom } from '@/lib/demo/platform/random';
import { convertAmount } from '@/lib/util/money';
import { converted, foreignCurrencies, pairOf, quotationPrices } from './quotation-currency';
import { checkQuotation, quotationFor } from './quotation-values';
import { NO_BASE, EMPTY_ITEM, type QuotationValues } from './quotation-fields';

const make = (change: Partial<QuotationValues> = {}): QuotationValues => ({
  ...quotationFor({ products: [], buyer: { country: 'BR' } }, new Map(), '2026-11-20'),
  ...change,
});
const item = (unitPrice: string, base?: { amount: string; currency: string }) => ({
  ...EMPTY_ITEM,
  unitPrice,
  ...(base ? { base } : {}),
});

/** As the form does it: the new currency first, then what follows from it. */
function change(values: QuotationValues, currency: string) {
  const entries = quotationPrices({ ...values, currency }, values.currency);
  const next = { ...values, currency, ...Object.fromEntries(entries.map(({ path, emptied }) => [path, emptied])) };
  const undone = { ...next, currency: values.currency };
  const sumOf = (part: 'count' | 'converted') => entries.reduce((sum, entry) => sum + (entry[part] ?? 0), 0);
  return {
    next: next as QuotationValues,
    undone: { ...undone, ...Object.fromEntries(entries.map(({ path, value }) => [path, value])) },
    emptied: sumOf('count'),
    kept: sumOf('converted'),
  };
}

const amounts = ({ items, freight, insurance, discount, discountBy }: QuotationValues) => [
  ...items.map(({ unitPrice }) => unitPrice),
  freight,
  insurance,
  ...(discountBy === 'amount' ? [discount] : []),
];

test('no amount of a quotation keeps its number in another currency, and one undo brings all back', () => {
  const random = createRandom(281);
  const some = () => (random.chance(0.8) ? `${random.int(1, 5000)}.${random.int(10, 99)}` : undefined);
  for (let round = 0; round < 500; round += 1) {
    const rates = random.chance(0.5) ? { [pairOf('USD', 'CNY')]: `7.${random.int(10, 99)}` } : {};
    const values = make({
      tradeTerm: 'CIP',
      items: Array.from({ length: random.int(0, 4) }, () => ({ ...EMPTY_ITEM, unitPrice: some() })),
      rates,
      freight: some(),
      insurance: some(),
      discount: some(),
      discountBy: random.pick(['share', 'amount']),
    });
    const { next, undone, emptied, kept } = change(values, 'CNY');
    const rate = rates[pairOf('USD', 'CNY')];
    expect(amounts(next)).toEqual(
      amounts(values).map((amount) => (amount && rate ? convertAmount(amount, rate, 'CNY') : undefined)),
    );
    if (values.discountBy === 'share') expect(next.discount).toBe(values.discount);
    const filled = amounts(values).filter(Boolean).length;
    expect([emptied, kept]).toEqual(rate ? [0, filled] : [filled, 0]);
    expect(undone).toEqual(values);
    // Through a third currency and back nothing is lost either.
    expect(amounts(change(change(next, 'JPY').next, 'USD').next)).toEqual(amounts(values));
  }
});

test('a rate that is typed afterwards fills in prices, freight, insurance and a discount that is an amount', () => {
  const values = make({
    items: [item('128.00', { amount: '128.00', currency: 'USD' })],
    tradeTerm: 'CIF',
    freight: '180',
    insurance: '20',
    discountBy: 'amount',
    discount: '100',
  });
  const { next } = change(values, 'JPY');
  expect(amounts(next)).toEqual([undefined, undefined, undefined, undefined]);
  expect(foreignCurrencies(next)).toEqual(['USD']);
  const rates = { [pairOf('USD', 'JPY')]: '149.555' };
  expect(converted({ ...next, rates })).toMatchObject({
    items: [{ unitPrice: '19143' }],
    freight: '26920',
    insurance: '2991',
    discount: '14956',
  });
});

test('an insurance that the trade term hides is converted, but neither counted nor asked a rate for', () => {
  const values = make({ tradeTerm: 'FOB', insurance: '20' });
  expect(change(values, 'JPY')).toMatchObject({ emptied: 0, kept: 0, next: { insurance: undefined }, undone: values });
  const known = { ...values, rates: { [pairOf('USD', 'JPY')]: '155' } };
  expect(change(known, 'JPY')).toMatchObject({ emptied: 0, kept: 0, next: { insurance: '3100' }, undone: known });
  const { next } = change(values, 'JPY');
  expect(foreignCurrencies(next)).toEqual([]);
  expect(foreignCurrencies({ ...next, tradeTerm: 'CIF' })).toEqual(['USD']);
});

test('what is typed in the new currency stays, and is the base of the next change', () => {
  const { next } = change(make({ freight: '180' }), 'JPY');
  const typed = { ...next, freight: '28000', bases: { ...next.bases, freight: NO_BASE } };
  expect(converted({ ...typed, rates: { [pairOf('USD', 'JPY')]: '155' } }).freight).toBe('28000');
  expect(change(typed, 'USD')).toMatchObject({ emptied: 1, next: { freight: undefined } });
});

test('products in several currencies need a rate each', () => {
  const values = make({
    items: [item('128.00', { amount: '128.00', currency: 'USD' }), item('', { amount: '9.00', currency: 'EUR' })],
  });
  expect(foreignCurrencies(values)).toEqual(['EUR']);
  const prices = converted({ ...values, rates: { 'EUR>USD': '1.1' } }).items.map(({ unitPrice }) => unitPrice);
  expect(prices).toEqual(['128.00', '9.90']);
  const wrong = checkQuotation(
    { ...values, rates: { 'EUR>USD': '0' } },
    { today: '2026-11-20', language: 'en', terms: false, tiers: false },
    { past: '', discount: '', share: '', remark: '', rate: '' },
  );
  expect(wrong.map(({ path }) => path)).toContain('rates.EUR>USD');
});
