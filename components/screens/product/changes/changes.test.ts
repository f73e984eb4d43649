import { ChangeList, fieldChanges, type ChangedProduct } from './changes';

const single = (price: string, currency = 'USD') => ({ mode: 'single', currency, price });
const changed = (id: string, before: Record<string, unknown>, fields: Record<string, unknown>): ChangedProduct => ({
  ...{ id, sku: id, before, fields },
});
const listOf = (...products: ChangedProduct[]) => {
  const list = new ChangeList((at) => products[at]!);
  products.forEach((_, at) => list.add(at));
  return list;
};
const order = (list: ChangeList, field?: string) =>
  list.page(field, 0, 99).changes.map(({ sku, path }) => `${sku} ${path}`);

const PRODUCTS = [
  changed('brand', { brand: 'A' }, { brand: 'B' }),
  changed('up', { pricing: single('10.00') }, { pricing: single('12.50') }),
  changed('little', { pricing: single('10.00'), stock: 3 }, { pricing: single('12.00'), stock: null }),
  { sku: 'N-1', fields: { title: { zh: '新' } } },
  changed('status', { status: 'online' }, { status: 'offline' }),
  changed('tenfold', { pricing: single('10.00') }, { pricing: single('100.00') }),
  changed('down', { pricing: single('10.00') }, { pricing: single('7.00') }),
  changed('money', { pricing: single('10.00') }, { pricing: single('10.00', 'CNY') }),
];

test('the worst is first: another currency, prices by more than a fifth, statuses, emptied fields, the rest, new products', () => {
  expect(order(listOf(...PRODUCTS))).toEqual([
    'money pricing',
    'tenfold pricing',
    'down pricing',
    'up pricing',
    'status status',
    'little stock',
    'brand brand',
    'little pricing',
    'N-1 new',
  ]);
});

test('a field is counted and listed alone, page by page', () => {
  const list = listOf(...PRODUCTS);
  expect(Object.fromEntries(list.page(undefined, 0, 1).fields.map(({ path, count }) => [path, count]))).toEqual({
    ...{ pricing: 5, status: 1, stock: 1, brand: 1, new: 1 },
  });
  expect(order(list, 'brand')).toEqual(['brand brand']);
  const page = list.page('pricing', 1, 2);
  expect([page.total, page.changes.map(({ sku }) => sku)]).toEqual([5, ['tenfold', 'down']]);
});

test('ten thousand products with two fields each have twenty thousand changes, and a page is as long as asked', () => {
  const list = new ChangeList((at) =>
    changed(`P-${at}`, { pricing: single('10.00'), stock: 1 }, { pricing: single(`${10 + at}.00`), stock: 2 }),
  );
  for (let at = 1; at <= 10_000; at += 1) list.add(at);
  const { total, changes } = list.page(undefined, 0, 50);
  expect([total, changes.length, changes[0]!.sku]).toEqual([20_000, 50, 'P-10000']);
});

describe('what of a product changes', () => {
  const only = (before: Record<string, unknown>, fields: Record<string, unknown>) =>
    fieldChanges(changed('1', before, fields));
  const paths = (...args: Parameters<typeof only>) => only(...args).map(({ path }) => path);

  test('texts by language and sizes are fields of their own; what stays is left out', () => {
    const packaging = { size: { length: 1, width: 2, height: 3 }, grossWeight: 4 };
    expect(
      paths(
        { title: { zh: '泵', en: 'Pump' }, packaging },
        { title: { zh: '水泵', en: 'Pump' }, packaging: { ...packaging, size: { ...packaging.size, height: 5 } } },
      ),
    ).toEqual(['title.zh', 'packaging.size.height']);
    expect(paths({ keywords: [], brand: undefined }, { keywords: null, brand: null })).toEqual([]);
  });

  test('of variants those that differ are shown', () => {
    const [a, b] = ['a', 'b'].map((id) => ({ id, sku: id, options: {}, price: '10.00' }));
    const [change] = only({ variants: [a, b] }, { variants: [a, { ...b, price: '15.00' }] });
    expect(change).toMatchObject({ before: [b], after: [{ ...b, price: '15.00' }], jump: 0.5 });
  });

  test.each([
    [{ mode: 'range', currency: 'USD', min: '10.00', max: '20.00' }, { min: '10.00', max: '30.00' }, 0.5],
    [{ mode: 'range', currency: 'USD', min: '10.00', max: '20.00' }, { mode: 'single', price: '4.00' }, -0.8],
    [{ mode: 'single', currency: 'USD', price: '10.00' }, { currency: 'CNY', price: '100.00' }, undefined],
    [
      { mode: 'ladder', currency: 'USD', tiers: [{ minQuantity: 1, price: '10.00' }] },
      { tiers: [{ minQuantity: 1, price: '9.00' }] },
      -0.1,
    ],
  ])('how much the price %j changes by %j', (pricing, next, jump) => {
    expect(only({ pricing }, { pricing: { ...pricing, ...next } })[0]!.jump).toBe(jump);
  });

  test.each(['negotiable', 'single', 'range', 'ladder'])(
    'a price that becomes %s without an amount is emptied',
    (mode) => {
      const list = listOf(
        changed('brand', { brand: 'A' }, { brand: 'B' }),
        changed('asked', { pricing: single('10.00') }, { pricing: { mode, currency: 'USD' } }),
      );
      expect(order(list)).toEqual(['asked pricing', 'brand brand']);
    },
  );

  test('a new product, and one that is changed as a whole, are one entry', () => {
    expect(fieldChanges({ sku: 'N', fields: { brand: 'A', stock: 1 } }).map(({ path }) => path)).toEqual(['new']);
    expect(paths({}, {})).toEqual(['whole']);
  });
});
