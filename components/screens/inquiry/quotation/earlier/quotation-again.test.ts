import type { Quotation } from '@/lib/api/inquiry-schema';
import { quotationAgain } from './quotation-again';
import { quotationFor, toQuotation } from '../quotation-values';
import type { QuotationValues } from '../quotation-fields';

const TODAY = '2026-11-20';
const BEFORE = { today: '2026-10-01', language: 'en' } as const;
const values = quotationFor({ products: [], buyer: { country: 'BR' } }, new Map(), '2026-10-01');
const row = (change: object = {}) => ({
  ...{ productId: 'p1', title: 'CDL32 (DN40 · P-40)', quantity: 7, unit: 'set', unitPrice: '33.33' },
  ...{ variant: { id: 'v2', sku: 'P-40', words: 'DN40 · P-40' } },
  ...change,
});
const TIERS = [{ quantity: 50, unitPrice: '30.00' }];
const FILLED: QuotationValues = {
  ...values,
  items: [row(), { ...row(), productId: undefined, variant: undefined, title: 'Spares', unitPrice: '12.01' }],
  ...{ discount: '3', freight: '180.50', insurance: '9.00', tradeTerm: 'CIF', paymentTerm: 'TT', leadTimeDays: 30 },
  places: { ...values.places, discharge: 'Santos' },
  payments: [
    { percent: 30, when: 'order', days: undefined },
    { percent: 70, when: 'days', days: 60 },
  ],
  remark: 'Warranty 18 months.',
};

/** Of what a quotation says, sent again it differs in its validity alone. */
describe.each([
  ['with fields for terms and tiers', { terms: true, tiers: true }],
  ['without them', { terms: false, tiers: false }],
])('on a platform %s', (_, features) => {
  test.each<[string, Partial<QuotationValues>]>([
    ['a discount in percent', {}],
    ['a discount by amount', { discountBy: 'amount', discount: '10.01' }],
    ['no discount', { discount: undefined }],
    ['three decimals of its currency', { currency: 'KWD', discount: undefined }],
    ['price tiers', { discount: undefined, items: [row({ tiers: TIERS })] }],
    ['price tiers with a discount', { items: [row({ tiers: TIERS })] }],
  ])('a quotation with %s is the same again, valid from today', (__, change) => {
    const sent = toQuotation({ ...FILLED, ...change }, { ...BEFORE, ...features }) as unknown as Quotation;
    const now = quotationAgain(sent, { ...values, content: 'Dear Ana' }, TODAY);
    expect(now.content).toBe('Dear Ana');
    const again = toQuotation(now, { ...BEFORE, ...features, today: TODAY });
    const prices = ({ items }: { items: object[] }) => items.map((item) => ({ ...item, listPrice: undefined }));
    expect(prices(again as never)).toEqual(prices(sent));
    const rest = (one: object) => ({ ...one, items: undefined, discount: undefined });
    expect(rest(again)).toEqual({ ...rest(sent), validUntil: '2026-12-20' });
    // The discount is restored where it gives exactly the same prices.
    if (!('items' in change)) expect(again.discount).toEqual((sent as { discount?: object }).discount);
  });
});

test('a discount that gives other prices now is left out: the buyer keeps the prices', () => {
  const item = { title: 'P', quantity: 3, unit: 'set', unitPrice: '9.99', listPrice: '10.00' };
  const quotation = { items: [item], currency: 'USD', tradeTerm: 'FOB', paymentTerm: 'TT', discount: { share: '5' } };
  const now = quotationAgain(quotation as Quotation, values, TODAY);
  expect(now).toMatchObject({ discount: undefined, items: [{ unitPrice: '9.99' }] });
});
