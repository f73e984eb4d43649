import { foldFor, hiddenAt } from './breadcrumb-fold';

const crumbs = ['a', 'b', 'c', 'd', 'e'];

it('hides the middle first, then all but the title', () => {
  expect(hiddenAt(0, crumbs)).toEqual([]);
  expect(hiddenAt(1, crumbs)).toEqual(['b', 'c', 'd']);
  expect(hiddenAt(2, crumbs)).toEqual(['a', 'b', 'c', 'd']);
  expect(hiddenAt(2, ['a'])).toEqual([]);
});

it('folds step by step until it fits', () => {
  expect(foldFor([500], 0, 600, 5)).toBe(0);
  expect(foldFor([700], 0, 600, 5)).toBe(1);
  expect(foldFor([700, 590], 1, 600, 5)).toBe(1);
  expect(foldFor([700, 650], 1, 600, 5)).toBe(2);
  expect(foldFor([700, 650, 640], 2, 600, 5)).toBe(2);
});

it('unfolds as far as there is room again', () => {
  expect(foldFor([700, 650, 600], 2, 650, 5)).toBe(1);
  expect(foldFor([700, 650, 600], 2, 900, 5)).toBe(0);
});

it('has nothing between two levels, and nothing to fold of one', () => {
  expect(foldFor([700], 0, 600, 2)).toBe(2);
  expect(foldFor([700], 0, 600, 1)).toBe(2);
});
