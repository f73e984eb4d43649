import { invoiceNumber, numbered, quotationNumber } from './quotation-number';

test('quotations are numbered in the order of sending, and the latest replaces all earlier ones', () => {
  expect(numbered('INQ-7', ['a', 'b', 'c'])).toEqual([
    { message: 'a', number: 'INQ-7-Q1', replacedBy: 'INQ-7-Q3' },
    { message: 'b', number: 'INQ-7-Q2', replacedBy: 'INQ-7-Q3' },
    { message: 'c', number: 'INQ-7-Q3' },
  ]);
  expect(numbered('INQ-7', [])).toEqual([]);
  expect(quotationNumber('INQ-7', 1)).toBe('INQ-7-Q1');
  expect(invoiceNumber('Q-Q1-Q12')).toBe('Q-Q1-PI12');
});
