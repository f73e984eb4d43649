import { formatAmount } from './amount-text';

test('amounts are shown to the last digit', () => {
  expect(formatAmount('999999999999.99', 'USD', 'en')).toBe('$999,999,999,999.99');
  expect(formatAmount('165', 'USD', 'en')).toBe('$165.00');
  expect(formatAmount('1500', 'JPY', 'en')).toBe('¥1,500');
  expect(formatAmount('1500.00', 'JPY', 'en')).toBe('¥1,500');
  expect(formatAmount('12.5', 'KWD', 'en').replace(/\s/, ' ')).toBe('KWD 12.500');
  expect(formatAmount('5', 'nonsense', 'en')).toBe('nonsense 5');
});
