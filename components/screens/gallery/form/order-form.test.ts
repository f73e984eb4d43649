import { NO_VALUES, RULES, isRight, stageOf } from './order-form';

const BUYER = { ...NO_VALUES, name: 'Amara Okafor', email: 'amara@example.com' };
const ORDER = { ...BUYER, quantity: 200, price: '186.00', delivery: '2027-01-15' };
const found = (values: typeof NO_VALUES, level: 'draft' | 'full') =>
  RULES.check(values, level).map(({ path, key }) => [path, key]);

test('the first page asks for a name and a valid address, the second is not checked with it', () => {
  expect(found(NO_VALUES, 'draft')).toEqual([
    ['name', 'required'],
    ['email', 'required'],
  ]);
  expect(found({ ...BUYER, name: '  ', email: 'amara@', phone: '12' }, 'draft')).toEqual([
    ['name', 'required'],
    ['email', 'email'],
    ['phone', 'phone'],
  ]);
  expect(isRight(BUYER, 'buyer')).toBe(true);
});

test('the second page asks for quantity, price and day, and refuses what nobody can deliver', () => {
  expect(found(BUYER, 'full').map(([path]) => path)).toEqual(['quantity', 'price', 'delivery']);
  expect(found({ ...ORDER, quantity: 10_001 }, 'full')).toEqual([['quantity', 'atMost']]);
  expect(found({ ...ORDER, quantity: 2.5, price: '0.00' }, 'full')).toEqual([
    ['quantity', 'wholeNumber'],
    ['price', 'noZeroPrice'],
  ]);
  expect(isRight(BUYER, 'order')).toBe(false);
  expect(isRight(ORDER, 'order')).toBe(true);
});

test('a refused field leads to its page', () => {
  expect(['email', 'price', 'note', 'unknown'].map(stageOf)).toEqual(['buyer', 'order', 'order', 'buyer']);
});
