import { stepsOf } from './ladder-steps';

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
