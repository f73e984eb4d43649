import type { QuotedMessage } from '@/lib/api/inquiry-schema';
import {
  checkOutcome,
  outcomeOf,
  startOf,
  type Concluded,
  type DealValues,
  type OutcomeValues,
  type Sent,
} from './outcome';

const line = { title: 'Pump', quantity: 20, unit: 'set', unitPrice: '950.00' };
const quoted = (more: object) => ({
  number: 'INQ-1-Q1',
  message: { quotation: { items: [line], currency: 'EUR', ...more } } as unknown as QuotedMessage,
});
const values = ({ reason, note = '', ...deal }: Partial<OutcomeValues & DealValues>): OutcomeValues => {
  const { deals } = startOf([[]]);
  return { deals: [{ ...deals[0]!, ...deal }], reason, note };
};
const startOfOne = (...sent: Sent) => startOf([sent]).deals[0];
const outcome = (of: OutcomeValues, to: Concluded) => outcomeOf(of, to, 0);
const check = (of: OutcomeValues, to: Concluded) => checkOutcome(of, to, [0]);

test('the latest quotation is proposed with its total, freight included; one with price tiers without an amount', () => {
  expect(startOfOne()).toMatchObject({ amount: { amount: undefined, currency: 'USD' }, quotation: undefined });
  expect(startOfOne(quoted({ currency: 'CNY' }), quoted({ freight: '100' }))).toMatchObject({
    amount: { amount: '19100.00', currency: 'EUR' },
    quotation: '2',
  });
  const tiers = { items: [{ ...line, tiers: [{ minQuantity: 20, price: '950' }] }] };
  expect(startOfOne(quoted(tiers))?.amount).toEqual({ amount: undefined, currency: 'EUR' });
});

test('an inquiry is won without anything filled in, and with what is filled in', () => {
  expect(outcome(values({}), 'won')).toBeUndefined();
  expect(check(values({}), 'won')).toEqual([]);
  const amount = { amount: ' 12.5 ', currency: 'EUR' };
  expect(outcome(values({ amount }), 'won')).toEqual({ amount: { amount: '12.5', currency: 'EUR' } });
  expect(outcome(values({ quotation: '2' }), 'won')).toEqual({ quotation: 2 });
});

test.each([
  ['0', 'USD', 'noZeroPrice'],
  ['many', 'USD', 'amount'],
  ['12.345', 'USD', 'amount'],
  ['12.5', 'JPY', 'tooFine'],
])('%s %s is no amount', (amount, currency, key) => {
  expect(check(values({ amount: { amount, currency } }), 'won')).toMatchObject([
    { path: 'deals.0.amount.amount', key },
  ]);
});

test('a lost inquiry has a reason', () => {
  expect(check(values({}), 'lost')).toMatchObject([{ path: 'reason', key: 'required' }]);
  const lost = values({ reason: 'silent', note: ' ' });
  expect(check(lost, 'lost')).toEqual([]);
  expect(outcome(lost, 'lost')).toEqual({ reason: 'silent' });
  expect(check({ ...lost, note: 'x'.repeat(2001) }, 'lost')).toMatchObject([{ path: 'note', key: 'tooLong' }]);
});

test('of several inquiries each has its own amount, and only those that are left are checked', () => {
  const several = startOf([[quoted({})], [], [quoted({ currency: 'CNY' }), quoted({ currency: 'JPY' })]]);
  expect(several.deals.map((_, index) => outcomeOf(several, 'won', index))).toEqual([
    { amount: { amount: '19000.00', currency: 'EUR' }, quotation: 1 },
    undefined,
    { amount: { amount: '19000', currency: 'JPY' }, quotation: 2 },
  ]);
  several.deals[1]!.amount.amount = '0';
  several.deals[2]!.amount.amount = '1.5';
  const paths = (places: number[]) => checkOutcome(several, 'won', places).map(({ path }) => path);
  expect(paths([0, 1, 2])).toEqual(['deals.1.amount.amount', 'deals.2.amount.amount']);
  expect(paths([0, 2])).toEqual(['deals.2.amount.amount']);
});
