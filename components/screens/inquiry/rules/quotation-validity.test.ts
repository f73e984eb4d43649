import { runsOutIn } from './quotation-validity';

test.each([
  ['2026-11-24', undefined],
  ['2026-11-23', 3],
  ['2026-11-20', 0],
  ['2026-11-19', -1],
  ['2026-10-20', -31],
  ['soon', undefined],
  [undefined, undefined],
])('on 20 November a quotation that is valid until %s runs out in %s days', (until, days) => {
  expect(runsOutIn(until, '2026-11-20')).toBe(days);
});
