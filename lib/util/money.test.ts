import {
  changeFrom,
  compareAmounts,
  convertAmount,
  decimalsOf,
  isTooFine,
  lineTotal,
  scaleAmount,
  subtractAmounts,
  sumOfLines,
} from './money';

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
])('%d × %s is %s', (quantity, unitPrice, total) => expect(lineTotal({ quantity, unitPrice }, 'USD')).toBe(total));

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
])('%s × %s is nothing yet', (quantity, unitPrice) =>
  expect(lineTotal({ quantity, unitPrice }, 'USD')).toBeUndefined(),
);

test('totals have the decimals of their currency', () => {
  expect(['JPY', 'KRW', 'VND', 'USD', 'KWD', 'BHD', 'nonsense'].map(decimalsOf)).toEqual([0, 0, 0, 2, 3, 3, 2]);
  expect(lineTotal({ quantity: 3, unitPrice: '1500' }, 'JPY')).toBe('4500');
  expect(lineTotal({ quantity: 2.5, unitPrice: '15' }, 'JPY')).toBe('38');
  expect(lineTotal({ quantity: 3, unitPrice: '12.55' }, 'KWD')).toBe('37.650');
  expect(sumOfLines([{ quantity: 1, unitPrice: '0.5' }], 'KWD')).toBe('0.500');
});

test('the total is the sum of the lines as they are shown', () => {
  const lines = [
    { quantity: 200, unitPrice: '92.00' },
    { quantity: 200, unitPrice: '3.40' },
    { quantity: 3, unitPrice: '0.1' },
  ];
  expect(sumOfLines(lines, 'USD')).toBe('19080.30');
  const half = { quantity: 0.5, unitPrice: '0.01' };
  expect(sumOfLines([half, half], 'USD')).toBe('0.02');
});

test('with a line that is not finished, and without any, there is no total', () => {
  const lines = [
    { quantity: 1, unitPrice: '1' },
    { quantity: undefined, unitPrice: '1' },
  ];
  expect(sumOfLines(lines, 'USD')).toBeUndefined();
  expect(sumOfLines([], 'USD')).toBeUndefined();
});

/** A pseudo-random sequence that is the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state;
  }
}

test('of two thousand quotations each total is exact to the last unit, in every order of its lines', () => {
  const random = numbers(9);
  const below = (limit: number) => random.next().value! % limit;
  for (let run = 0; run < 2000; run += 1) {
    const currency = ['JPY', 'USD', 'KWD'][below(3)]!;
    const coin = decimalsOf(currency);
    const fraction = Math.min(coin, 2);
    let exact = 0n;
    const lines = Array.from({ length: 1 + below(6) }, () => {
      const quantity = 1 + below(100_000);
      const whole = BigInt(below(1_000_000_000)) * 999n;
      const rest = fraction === 0 ? '' : String(below(10 ** fraction)).padStart(fraction, '0');
      const minor = BigInt(`${whole}${rest}`) * 10n ** BigInt(coin - fraction);
      exact += minor * BigInt(quantity);
      return { quantity, unitPrice: rest ? `${whole}.${rest}` : String(whole) };
    });
    const total = sumOfLines(lines, currency)!;
    expect(BigInt(total.replace('.', ''))).toBe(exact);
    expect(sumOfLines([...lines].reverse(), currency)).toBe(total);
    expect(total.split('.')[1]?.length ?? 0).toBe(coin);
  }
});

test('amounts are compared digit by digit, not as floats', () => {
  expect(compareAmounts('999999999999.98', '999999999999.99')).toBe(-1);
  expect(compareAmounts('128', '128.00')).toBe(0);
  expect(compareAmounts('0.3', '0.10')).toBe(1);
  expect(compareAmounts('x', '1')).toBeUndefined();
  expect(compareAmounts(undefined, '1')).toBeUndefined();
});

test('an amount finer than its currency is found, zeros are not', () => {
  expect(isTooFine('1500.5', 'JPY')).toBe(true);
  expect(isTooFine('1500.00', 'JPY')).toBe(false);
  expect(isTooFine('1500', 'JPY')).toBe(false);
  expect(isTooFine('12.55', 'USD')).toBe(false);
  expect(isTooFine('12.555', 'USD')).toBe(true);
  expect(isTooFine('12.555', 'KWD')).toBe(false);
});

test('how much a price differs from another', () => {
  expect(changeFrom('165.00', '148.00')).toBeCloseTo(-0.103, 3);
  expect(changeFrom('100', '100.00')).toBe(0);
  expect(changeFrom('0', '1')).toBeUndefined();
  expect(changeFrom(undefined, '1')).toBeUndefined();
});

test('an amount in another currency has the decimals of that currency, rounded half up', () => {
  expect(convertAmount('950.00', '149.555', 'JPY')).toBe('142077');
  expect(convertAmount('0.10', '0.05', 'USD')).toBe('0.01');
  expect(convertAmount('950.00', '0.30745', 'KWD')).toBe('292.08');
  expect(convertAmount('999999999999.99', '7.00000001', 'CNY')).toBe('7000000009999.93');
  expect(convertAmount('950.00', '', 'JPY')).toBeUndefined();
  expect(convertAmount(undefined, '7', 'JPY')).toBeUndefined();
});

test('an amount less another, and a part of one', () => {
  expect(subtractAmounts('100', '2.5')).toBe('97.5');
  expect(subtractAmounts('0.30', '0.1')).toBe('0.20');
  expect(subtractAmounts('1', '1.01')).toBeUndefined();
  expect(subtractAmounts('1', 'x')).toBeUndefined();
  expect(scaleAmount('100', ['1', '3'], 'USD')).toBe('33.33');
  expect(scaleAmount('100', ['1', '0'], 'USD')).toBeUndefined();
});
