import { isDateFormat, shownNumber, shownText } from './number-format';

test.each([
  [123, '00000', '00123'],
  [7, '"M-"000', 'M-007'],
  [-7, '"M-"000', '-M-007'],
  [12.5, '0.00', '12.50'],
  [12.5, '0.##', '12.5'],
  [1234567.8, '#,##0.00', '1,234,567.80'],
  [-5, '0.0;(0.0);"-"', '(5.0)'],
  [0, '0.0;(0.0);"-"', '-'],
  [5, ';;;', ''],
  [0.5, '0%', '50%'],
  [1_500_000, '0.0,,"M"', '1.5M'],
  [123456789, '000-00-0000', '123-45-6789'],
  [9, '[Red]\\N\\o\\.0_)', 'No.9 '],
  [12, '[$￥-804]* #,##0', '￥12'],
  [12, 'General', '12'],
  [0.1, '#.0', '.1'],
])('%s in the format %s is shown as %s', (value, code, shown) => {
  expect(shownNumber(value, code)).toBe(shown);
});

test.each(['0.00E+00', '# ?/?', '[>100]0;0.0', 'General" kg"'])('%s is not read', (code) => {
  expect(shownNumber(12.5, code)).toBeUndefined();
});

test('a text has a format, too', () => {
  expect(shownText('7', '"M-"@')).toBe('M-7');
  expect(shownText('7', '0.00')).toBe('7');
  expect(shownText('7', ';;;')).toBe('');
  expect(shownText('7', '0;-0;0;@" pcs"')).toBe('7 pcs');
});

test('dates are known by their letters, not by those that are quoted', () => {
  expect(['yyyy-mm-dd', '[h]:mm', 'm"月"d"日"'].map(isDateFormat)).toEqual([true, true, true]);
  expect(['0.00', '"days" 0', '[$USD] 0', '[Red]0', 'General', '\\d0'].map(isDateFormat)).toEqual(Array(6).fill(false));
});
