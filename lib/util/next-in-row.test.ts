import { nextInRow } from './next-in-row';

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
