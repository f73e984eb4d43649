import { placesAfter, type Placed } from './order';

const list = (...sorts: number[]): Placed[] => sorts.map((sort, index) => ({ id: 'abcdef'[index]!, sort }));
const orderAfter = (all: Placed[], changes: Placed[]) =>
  all
    .map((one) => changes.find(({ id }) => id === one.id) ?? one)
    .sort((a, b) => a.sort - b.sort)
    .map(({ id }) => id)
    .join('');

test.each([
  // At the ends, or into a gap, one change is enough.
  [list(1, 2, 3, 4), 2, 0, 'cabd', 1],
  [list(0, 1, 2, 3), 1, 3, 'acdb', 1],
  [list(0, 10, 20, 30), 3, 1, 'adbc', 1],
  [list(-5, -4, -2, 7), 3, 2, 'abdc', 1],
  // No value becomes negative.
  [list(0, 1, 2, 3), 2, 0, 'cabd', 3],
  // Without a gap, all entries passed over change.
  [list(0, 1, 2, 3, 4), 3, 1, 'adbce', 3],
  [list(0, 1, 2, 3, 4), 1, 2, 'acbde', 2],
  // All values are equal: each entry gets a new one.
  [list(0, 0, 0, 0), 3, 1, 'adbc', 3],
  [list(5, 5, 6), 0, 1, 'bac', 3],
  [list(0.5, 1, 1.5), 2, 1, 'acb', 2],
])('%j, from %i to %i', (all, from, to, ids, changes) => {
  const places = placesAfter(all, from, to);
  expect(orderAfter(all, places)).toBe(ids);
  expect(places).toHaveLength(changes);
});

test('nowhere to go is no change', () => {
  expect(placesAfter(list(0, 1), 0, 0)).toEqual([]);
  expect(placesAfter(list(0, 1), 1, 2)).toEqual([]);
  expect(placesAfter(list(0, 1), 0, -1)).toEqual([]);
  expect(placesAfter([], 0, 1)).toEqual([]);
});
