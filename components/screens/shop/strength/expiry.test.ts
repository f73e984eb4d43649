import { daysOf, expiryOf } from './expiry';

const now = new Date(2026, 10, 21, 23, 30);
const state = (validTo: string | undefined, kind: 'certificate' | 'exhibition' = 'certificate') =>
  expiryOf({ kind, validTo }, now);

test('a certificate is good on its last day, and to be renewed within sixty', () => {
  expect(state('2026-11-20')).toEqual({ state: 'expired', days: -1 });
  expect(state('2026-11-21')).toEqual({ state: 'soon', days: 0 });
  expect(state('2027-01-20')).toEqual({ state: 'soon', days: 60 });
  expect(state('2027-01-21')).toEqual({ state: 'valid', days: 61 });
  expect(state('2027-01-21T00:00:00.000Z')).toEqual({ state: 'valid', days: 61 });
});

test('without an end, or where an end is no fault, there is no mark', () => {
  expect(state(undefined)).toBeUndefined();
  expect(state('soon')).toBeUndefined();
  expect(state('2020-01-01', 'exhibition')).toBeUndefined();
});

test('the days asked for leave no gap between the states, and do not overlap', () => {
  expect(daysOf('expired', now)).toEqual({ validTo: '2026-11-20' });
  expect(daysOf('soon', now)).toEqual({ validFrom: '2026-11-21', validTo: '2027-01-20' });
  expect(daysOf('valid', now)).toEqual({ validFrom: '2027-01-21' });
});
