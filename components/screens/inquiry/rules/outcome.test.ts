import type { QuotedMessage } from '@/lib/api/inquiry-schema';
import { checkOutcome, outcomeOf, startOf, type OutcomeValues } from './outcome';

const line = { title: 'Pump', quantity: 20, unit: 'set', unitPrice: '950.00' };
const quoted = (more: object) => ({
  number: 'INQ-1-Q1',
  message: { quotation: { items: [line], currency: 'EUR', ...more } } as unknown as QuotedMessage,
});
const values = (more: Partial<OutcomeValues>): OutcomeValues => ({ ...startOf([]), ...more });

test('the latest quotation is proposed with its total, freight included; one with price tiers without an amount', () => {
  expect(startOf([])).toMatchObject({ amount: { amount: undefined, currency: 'USD' }, quotation: undefined });
  expect(startOf([quoted({ currency: 'CNY' }), quoted({ freight: '100' })])).toMatchObject({
    amount: { amount: '19100.00', currency: 'EUR' },
    quotation: '2',
  });
  const tiers = { items: [{ ...line, tiers: [{ minQuantity: 20, price: '950' }] }] };
  expect(startOf([quoted(tiers)]).amount).toEqual({ amount: undefined, currency: 'EUR' });
});

test('an inquiry is won without anything filled in, and with what is filled in', () => {
  expect(outcomeOf(values({}), 'won')).toBeUndefined();
  expect(checkOutcome(values({}), 'won')).toEqual([]);
  const amount = { amount: ' 12.5 ', currency: 'EUR' };
  expect(outcomeOf(values({ amount }), 'won')).toEqual({ amount: { amount: '12.5', currency: 'EUR' } });
  expect(outcomeOf(values({ quotation: '2' }), 'won')).toEqual({ quotation: 2 });
});

test.each([
  ['0', 'USD', 'noZeroPrice'],
  ['many', 'USD', 'amount'],
  ['12.345', 'USD', 'amount'],
  ['12.5', 'JPY', 'tooFine'],
])('%s %s is no amount', (amount, currency, key) => {
  expect(checkOutcome(values({ amount: { amount, currency } }), 'won')).toMatchObject([{ path: 'amount.amount', key }]);
});

test('a lost inquiry has a reason', () => {
  expect(checkOutcome(values({}), 'lost')).toMatchObject([{ path: 'reason', key: 'required' }]);
  const lost = values({ reason: 'silent', note: ' ' });
  expect(checkOutcome(lost, 'lost')).toEqual([]);
  expect(outcomeOf(lost, 'lost')).toEqual({ reason: 'silent' });
  expect(checkOutcome({ ...lost, note: 'x'.repeat(2001) }, 'lost')).toMatchObject([{ path: 'note', key: 'tooLong' }]);
});
