import { createFormModel } from '@/components/ui/form/form-model';
import type { VariantValues } from '../../product-values';
import { createRowsAhead } from './rows-ahead';

const row = (id: string, price?: string): VariantValues => ({
  ...{ id, options: { 颜色: id }, sku: id, price, stock: undefined, image: undefined },
});
const form = () => {
  const checks: unknown[] = [];
  const model = createFormModel(
    {
      record: (values) => values,
      check: (values: { variants: readonly VariantValues[] }) => {
        checks.push(values);
        return values.variants.flatMap(({ price }, at) =>
          price === 'x' ? [{ path: `variants.${at}.price`, key: 'amount' as const }] : [],
        );
      },
    },
    { variants: [row('a'), row('b')] },
    'draft',
  );
  return { model, checks, ahead: createRowsAhead(model) };
};
const prices = (rows: unknown) => (rows as VariantValues[]).map(({ price }) => price);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('keys are not checked one by one: after a pause the form is, once for the rows and once for the cells left', () => {
  const { model, checks, ahead } = form();
  const heard = jest.fn();
  ahead.subscribe(heard);
  for (const price of ['1', '12', '12x', 'x']) {
    ahead.set([row('a', price), row('b')]);
    ahead.leave('variants.0.price');
    jest.advanceTimersByTime(300);
  }
  expect(checks).toHaveLength(0);
  expect(heard).toHaveBeenCalledTimes(4);
  expect(prices(ahead.current())).toEqual(['x', undefined]);
  expect(prices(model.get('variants'))).toEqual([undefined, undefined]);
  jest.advanceTimersByTime(400);
  expect(checks).toHaveLength(2);
  expect(prices(model.get('variants'))).toEqual(['x', undefined]);
  expect(model.snapshot().issues.map(({ path }) => path)).toEqual(['variants.0.price']);
  expect(ahead.current()).toBe(model.get('variants'));
});

test('what a cell holds while it is edited is announced to nobody, and is in the form when it is settled', () => {
  const { model, ahead } = form();
  const heard = jest.fn();
  ahead.subscribe(heard);
  ahead.buffer([row('a', '5'), row('b')]);
  expect(heard).not.toHaveBeenCalled();
  ahead.settle();
  expect(prices(model.get('variants'))).toEqual(['5', undefined]);
  // And only once.
  model.set('variants', [row('a', '6'), row('b')]);
  jest.advanceTimersByTime(1000);
  expect(prices(model.get('variants'))).toEqual(['6', undefined]);
});

test('rows that the form gets from elsewhere in the pause are kept', () => {
  const { model, ahead } = form();
  ahead.set([row('a', '5'), row('b')]);
  model.fill({ variants: [row('c', '8')] });
  expect(prices(ahead.current())).toEqual(['8']);
  jest.advanceTimersByTime(1000);
  expect(prices(model.get('variants'))).toEqual(['8']);
});
