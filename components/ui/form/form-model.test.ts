import { createFormModel, type FormRules } from './form-model';

interface Values {
  name: string;
  price: string;
}
const rules: FormRules<Values> = {
  record: ({ name, price }) => ({ name: name.trim(), price: price || undefined }),
  check: ({ name, price }, level) => [
    ...(name ? [] : [{ path: 'name', key: 'required' as const }]),
    ...(level === 'full' && !price ? [{ path: 'price', key: 'required' as const }] : []),
  ],
};
const start = () => createFormModel(rules, { name: 'Pump', price: '' }, 'draft');

test('dirty is a real difference: typed and typed back is none', () => {
  const model = start();
  model.fill({ name: 'Pumps', price: '' });
  expect(model.snapshot().dirty).toBe(true);
  model.fill({ name: 'Pump', price: '' });
  expect(model.snapshot().dirty).toBe(false);
  model.fill({ name: 'Pump ', price: '' });
  expect(model.snapshot().dirty).toBe(false);
});

test('an issue shows once its field was left, or a save was tried', () => {
  const model = start();
  model.fill({ name: '', price: '' });
  expect(model.snapshot().issues).toEqual([]);
  model.touch('name');
  expect(model.snapshot().issues).toEqual([{ path: 'name', key: 'required' }]);
  expect(model.attempt('full')).toBe(false);
  expect(model.snapshot().issues.map(({ path }) => path)).toEqual(['name', 'price']);
  expect(model.snapshot().attempts).toBe(1);
  model.fill({ name: 'Pump', price: '1' });
  expect(model.snapshot().issues).toEqual([]);
  expect(model.attempt('full')).toBe(true);
});

test('a field that is left as empty as it came is not complained about before a save', () => {
  const model = createFormModel(rules, { name: '', price: '' }, 'full');
  model.touch('name');
  expect(model.snapshot().issues).toEqual([]);
  model.fill({ name: 'Pump', price: '' });
  model.fill({ name: '', price: '' });
  model.touch('name');
  expect(model.snapshot().issues).toEqual([]);
  expect(model.attempt('full')).toBe(false);
  expect(model.snapshot().issues.map(({ path }) => path)).toEqual(['name', 'price']);
});

test("the platform's errors show while the field holds what was refused", () => {
  const model = start();
  model.refuse({ name: 'taken', elsewhere: 'odd' });
  expect(model.snapshot().issues).toEqual([
    { path: 'name', text: 'taken' },
    { path: 'elsewhere', text: 'odd' },
  ]);
  model.fill({ name: 'Other', price: '' });
  expect(model.snapshot().issues).toEqual([{ path: 'elsewhere', text: 'odd' }]);
  model.fill({ name: 'Pump', price: '' });
  expect(model.snapshot().issues).toContainEqual({ path: 'name', text: 'taken' });
  model.attempt('draft');
  expect(model.snapshot().issues).toEqual([]);
});

test('settled values are what the next difference is measured against', () => {
  const model = start();
  model.fill({ name: 'New', price: '2' });
  model.attempt('full');
  model.settle({ name: 'New', price: '2' }, 'full');
  expect(model.snapshot()).toMatchObject({ dirty: false, issues: [] });
  model.fill({ name: 'Pump', price: '2' });
  expect(model.snapshot().dirty).toBe(true);
});

test('a value is set by its path, and what lies beside it stays the same object', () => {
  const values = { name: 'Pump', price: '', size: { length: 1, width: 2 }, tiers: [{ price: '1' }, { price: '2' }] };
  const model = createFormModel({ record: (now) => now, check: () => [] }, values, 'draft');
  const heard = jest.fn();
  model.subscribe(heard);
  model.set('tiers.1.price', '3');
  model.set('size.length', undefined);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(model.get('tiers.1.price')).toBe('3');
  const now = model.snapshot().values;
  expect(now.tiers[0]).toBe(values.tiers[0]);
  // An emptied field keeps its position, because comparisons show fields in their order.
  expect(Object.keys(now.size)).toEqual(['length', 'width']);
  expect(values).toEqual({
    name: 'Pump',
    price: '',
    size: { length: 1, width: 2 },
    tiers: [{ price: '1' }, { price: '2' }],
  });
});

test('settled values may leave what is typed in the fields', () => {
  const model = start();
  model.set('name', 'Typed');
  model.settle({ name: 'Saved', price: '' }, 'full', true);
  expect(model.snapshot()).toMatchObject({ values: { name: 'Typed' }, dirty: true });
  model.settle({ name: 'Saved', price: '' }, 'full');
  expect(model.snapshot()).toMatchObject({ values: { name: 'Saved' }, dirty: false });
});
