import { nextInRow } from './next-in-row';

test('in a column the other two arrows do so, and without focus the first is next', () => {
  expect(nextInRow('ArrowDown', 2, 3, 'y')).toBe(0);
  expect(nextInRow('ArrowUp', 0, 3, 'y')).toBe(2);
  expect(nextInRow('ArrowRight', 0, 3, 'y')).toBeUndefined();
  expect(nextInRow('ArrowDown', -1, 3, 'y')).toBe(0);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 0, undefined],
  ['a', 1, undefined],
] as const)('%s at %i of three leads to %s', (key, current, next) => {
  expect(nextInRow(key, current, 3)).toBe(next);
});
