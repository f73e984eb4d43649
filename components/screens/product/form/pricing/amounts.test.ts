import { priceRange } from './amounts';
import { stepsOf } from './ladder-steps';

test('the range of prices in each mode', () => {
  expect(priceRange({ mode: 'ladder', tiers: [{ price: '165.00' }, { price: '9' }, { price: 'x' }] })).toEqual([
    '9',
    '165.00',
  ]);
  expect(priceRange({ mode: 'single', price: '5' })).toEqual(['5', '5']);
  expect(priceRange({ mode: 'negotiable' })).toBeUndefined();
});

test('steps are drawn as far as they are right', () => {
  const steps = stepsOf([
    { minQuantity: 10, price: '165.00' },
    { minQuantity: 50, price: '148.00' },
    { minQuantity: 50, price: '140.00' },
    { minQuantity: 200, price: '149.00' },
    { minQuantity: 'x', price: '1' },
  ]);
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [10, 49],
    [50, undefined],
  ]);
});
