import { shareRest, shareSum } from './market-shares';

test.each([
  [[], 0, 100],
  [[24, 21, 16.5], 61.5, 38.5],
  [[33.3, 33.3, 33.4], 100, 0],
  [[0.1, 0.2], 0.3, 99.7],
  [[60, 40.01], 100.01, -0.01],
  [[50, undefined, 'abc', ''], 50, 50],
])('%j come to %d, which leaves %d', (shares, sum, rest) => {
  expect(shareSum(shares)).toBe(sum);
  expect(shareRest(shares)).toBe(rest);
});
