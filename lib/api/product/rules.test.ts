import { plainHsCode } from './rules';

test.each([
  ['8413.70.99', '84137099'],
  ['8413.7099.90', '8413709990'],
  [' 8413 70 99 ', '84137099'],
  ['８４１３．７０', '841370'],
  ['8413\u00a070。99', '84137099'],
  ['8413.70-000', '841370000'],
  ['841370', '841370'],
  ['pump 8413.70', 'pump 8413.70'],
  ['', ''],
])('the HS code %j is %j', (typed, digits) => expect(plainHsCode(typed)).toBe(digits));

test('a number of a table that may have lost its last zeros stays as it is, so that the check refuses it', () => {
  expect(plainHsCode('8413.701')).toBe('8413.701');
  expect(plainHsCode('8413.7')).toBe('8413.7');
});
