import { changedPrice, type PriceChange } from './price-change';

const change = (how: PriceChange['how'], value: string, round: PriceChange['round'] = 'coin'): PriceChange => ({
  how,
  value,
  round,
});

test.each([
  ['165.00', change('raisePercent', '10'), 'USD', '181.50'],
  ['0.07', change('raisePercent', '10'), 'USD', '0.08'],
  ['1.005', change('raisePercent', '0'), 'USD', '1.01'],
  ['165.00', change('lowerPercent', '12.5'), 'USD', '144.38'],
  ['165.00', change('raiseAmount', '0.5'), 'USD', '165.50'],
  ['165.00', change('lowerAmount', '165'), 'USD', undefined],
  ['165.00', change('lowerAmount', '200'), 'USD', undefined],
  ['165.00', change('lowerPercent', '100'), 'USD', undefined],
  ['1500', change('raisePercent', '3.3'), 'JPY', '1550'],
  ['12.345', change('raisePercent', '10'), 'KWD', '13.58'],
  ['99999999999999.99', change('raisePercent', '1'), 'USD', '100999999999999.99'],
  ['165.00', change('raisePercent', '10', '1'), 'USD', '182.00'],
  ['165.00', change('raisePercent', '10', '10'), 'USD', '180.00'],
  ['165.00', change('raisePercent', '10', '0.1'), 'USD', '181.50'],
  ['165.04', change('raisePercent', '0', '0.1'), 'USD', '165.00'],
  ['165.00', change('raisePercent', '10', '0.99'), 'USD', '181.99'],
  ['165.40', change('raisePercent', '0', '0.99'), 'USD', '164.99'],
  ['165.00', change('raisePercent', '0', '0.1'), 'JPY', '165'],
  ['4', change('raisePercent', '0', '10'), 'USD', undefined],
  ['1500', change('raisePercent', '0', '0.99'), 'JPY', '1500'],
  ['x', change('raisePercent', '10'), 'USD', undefined],
  ['165.00', change('raisePercent', 'x'), 'USD', undefined],
])('%s changed by %o in %s is %s', (price, how, currency, expected) => {
  expect(changedPrice(price, price, how, currency)).toBe(expected);
});

test('a set price keeps the proportion of the other prices to the first', () => {
  const set = change('set', '150');
  expect(changedPrice('165.00', '165.00', set, 'USD')).toBe('150.00');
  expect(changedPrice('148.00', '165.00', set, 'USD')).toBe('134.55');
  expect(changedPrice('148.00', '0', set, 'USD')).toBeUndefined();
});
