import { parseAmount, parseNumber } from './numbers';

describe('parseNumber', () => {
  test.each([
    ['', undefined],
    ['   ', undefined],
    ['12', 12],
    ['１２．５', 12.5],
    ['1,200', 1200],
    ['１，２００', 1200],
    ['1 200', 1200],
    ['12.', 12],
    ['.5', 0.5],
    ['-3', -3],
    ['007', 7],
  ])('reads %p as %p', (text, value) => expect(parseNumber(text)).toBe(value));

  test.each(['abc', '12a', '1e3', '1,20', '1.2.3', '-', '.', '--1', '9007199254740993', '0x10', '∞'])(
    'keeps %p as it was typed',
    (text) => expect(parseNumber(text)).toBe(text),
  );
});

describe('parseAmount', () => {
  test.each([
    ['', undefined],
    ['165.00', '165.00'],
    ['１６５。５０', '165.50'],
    ['1,200.50', '1200.50'],
    ['999999999999.99', '999999999999.99'],
    ['0.10', '0.10'],
    ['00.5', '0.5'],
    ['12.', '12'],
  ])('reads %p as %p', (text, value) => expect(parseAmount(text)).toBe(value));

  test.each(['US$ 12', '12,50', '1.200,50', '12..5', '1e2'])('keeps %p as it was typed', (text) =>
    expect(parseAmount(text)).toBe(text),
  );
});
