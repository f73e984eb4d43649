import { expiringBy, expiryAt, expiryDays } from './expiry';

const TODAY = '2026-11-21';

test('it is good on its last day, and expiring within ninety', () => {
  expect(expiryAt('2026-11-20', TODAY)).toEqual({ state: 'expired', days: -1 });
  expect(expiryAt('2026-11-21', TODAY)).toEqual({ state: 'soon', days: 0 });
  expect(expiryAt('2027-02-19', TODAY)).toEqual({ state: 'soon', days: 90 });
  expect(expiryAt('2027-02-20', TODAY)).toEqual({ state: 'valid', days: 91 });
  expect(expiryAt('2027-02-20T00:00:00.000Z', TODAY)).toEqual({ state: 'valid', days: 91 });
  expect(expiryAt(undefined, TODAY)).toBeUndefined();
  expect(expiryAt('soon', TODAY)).toBeUndefined();
});

test('the days asked for leave no gap between the states, and do not overlap', () => {
  expect(expiryDays('expired', TODAY)).toEqual({ validTo: '2026-11-20' });
  expect(expiryDays('soon', TODAY)).toEqual({ validFrom: '2026-11-21', validTo: '2027-02-19' });
  expect(expiryDays('valid', TODAY)).toEqual({ validFrom: '2027-02-20' });
  // Both of the first two, without a beginning.
  expect(expiringBy(TODAY)).toEqual({ validTo: expiryDays('soon', TODAY).validTo });
});
