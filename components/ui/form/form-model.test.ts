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
  model.change({ name: 'Pumps', price: '' });
  expect(model.snapshot().dirty).toBe(true);
  model.change({ name: 'Pump', price: '' });
  expect(model.snapshot().dirty).toBe(false);
  model.change({ name: 'Pump ', price: '' });
  expect(model.snapshot().dirty).toBe(false);
});

test('an issue is told once its field was left, or a save was tried', () => {
  const model = start();
  model.change({ name: '', price: '' });
  expect(model.snapshot().issues).toEqual([]);
  model.touch('name');
  expect(model.snapshot().issues).toEqual([{ path: 'name', key: 'required' }]);
  expect(model.attempt('full')).toBe(false);
  expect(model.snapshot().issues.map(({ path }) => path)).toEqual(['name', 'price']);
  expect(model.snapshot().attempts).toBe(1);
  model.change({ name: 'Pump', price: '1' });
  expect(model.snapshot().issues).toEqual([]);
  expect(model.attempt('full')).toBe(true);
});

test("the platform's errors stand while the field holds what was refused", () => {
  const model = start();
  model.refuse({ name: 'taken', elsewhere: 'odd' });
  expect(model.snapshot().issues).toEqual([
    { path: 'name', text: 'taken' },
    { path: 'elsewhere', text: 'odd' },
  ]);
  model.change({ name: 'Other', price: '' });
  expect(model.snapshot().issues).toEqual([{ path: 'elsewhere', text: 'odd' }]);
  model.change({ name: 'Pump', price: '' });
  expect(model.snapshot().issues).toContainEqual({ path: 'name', text: 'taken' });
  model.attempt('draft');
  expect(model.snapshot().issues).toEqual([]);
});

test('saved values are the new ground', () => {
  const model = start();
  model.change({ name: 'New', price: '2' });
  model.attempt('full');
  model.saved({ name: 'New', price: '2' }, 'full');
  expect(model.snapshot()).toMatchObject({ dirty: false, issues: [] });
  model.change({ name: 'Pump', price: '2' });
  expect(model.snapshot().dirty).toBe(true);
});
