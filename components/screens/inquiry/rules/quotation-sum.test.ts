import { lineTotal, quotationTotal } from './quotation-sum';

test.each([
  [3, '0.1', '0.30'],
  [200, '92.00', '18400.00'],
  [1, '999999999999.99', '999999999999.99'],
  [1000000, '999999999999.99', '999999999999990000.00'],
  [0.1, '0.2', '0.02'],
  [2.5, '1.99', '4.98'],
  [1.5, '0.01', '0.02'],
  [0.4, '0.01', '0.00'],
  [1e21, '0.01', '10000000000000000000.00'],
  [1e-7, '100', '0.00'],
  [7, '5.', '35.00'],
])('%d × %s is %s', (quantity, unitPrice, total) => expect(lineTotal({ quantity, unitPrice })).toBe(total));

test.each([
  [undefined, '1.00'],
  ['3', '1.00'],
  [0, '1.00'],
  [-2, '1.00'],
  [NaN, '1.00'],
  [Infinity, '1.00'],
  [2, undefined],
  [2, ''],
  [2, '1,000'],
  [2, '-1'],
  [2, '1e3'],
])('%s × %s is nothing yet', (quantity, unitPrice) => expect(lineTotal({ quantity, unitPrice })).toBeUndefined());

test('the total is the sum of the lines as they are shown', () => {
  const lines = [
    { quantity: 200, unitPrice: '92.00' },
    { quantity: 200, unitPrice: '3.40' },
    { quantity: 3, unitPrice: '0.1' },
  ];
  expect(quotationTotal(lines)).toBe('19080.30');
  expect(
    quotationTotal([
      { quantity: 0.5, unitPrice: '0.01' },
      { quantity: 0.5, unitPrice: '0.01' },
    ]),
  ).toBe('0.02');
});

test('with a line that is not finished, and without any, there is no total', () => {
  expect(
    quotationTotal([
      { quantity: 1, unitPrice: '1' },
      { quantity: undefined, unitPrice: '1' },
    ]),
  ).toBeUndefined();
  expect(quotationTotal([])).toBeUndefined();
});
