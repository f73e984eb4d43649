import { inOrderOf, movedIn } from './row-order';

const order = (text: string) => [...text];

test('which row was moved: to the front, to the end, by one, or none', () => {
  expect(movedIn(order('abcd'), order('dabc'))).toBe('d');
  expect(movedIn(order('abcd'), order('bcda'))).toBe('a');
  expect(movedIn(order('abcd'), order('acbd'))).toBe('c');
  expect(movedIn(order('abcd'), order('abdc'))).toBe('d');
  expect(movedIn(order('abcd'), order('acdb'))).toBe('b');
  expect(movedIn(order('abcd'), order('abcd'))).toBeUndefined();
});

test('rows that an order does not name come last, in their own order', () => {
  expect(inOrderOf(order('axby'), order('ba'), (row) => row).join('')).toBe('baxy');
});
