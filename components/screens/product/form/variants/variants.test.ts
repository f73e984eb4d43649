import { optionsOf, type OptionValues, type VariantValues } from '../product-values';
import { applyOptions, combinations, countCombinations, withNumbers } from './variants';

const size: OptionValues = { name: 'Size', values: ['S', 'M'] };
const colour: OptionValues = { name: 'Colour', values: ['red', 'blue'] };
let made = 0;
const make = (options: Record<string, string>): VariantValues => ({
  id: `new-${(made += 1)}`,
  options,
  sku: `N${made}`,
  price: undefined,
  stock: undefined,
  image: undefined,
});
const row = (options: Record<string, string>, sku: string): VariantValues => ({ ...make(options), sku });
const asText = (rows: VariantValues[]) => rows.map(({ options, sku }) => `${Object.values(options).join('/')} ${sku}`);

beforeEach(() => {
  made = 0;
});

test('every combination, in the order of the names; an option without name or value counts for nothing', () => {
  expect(combinations([size, colour])).toHaveLength(4);
  expect(combinations([size, { name: '', values: ['x'] }, { name: 'Empty', values: [] }])).toEqual([
    { Size: 'S' },
    { Size: 'M' },
  ]);
  expect(combinations([])).toEqual([]);
  expect(countCombinations([size, colour, { name: 'L', values: Array.from({ length: 60 }, String) }])).toBe(240);
});

describe('the rows after a change of the options', () => {
  const rows = [row({ Size: 'S' }, 'A'), row({ Size: 'M' }, 'B')];
  const apply = (after: OptionValues[], of = rows) => asText(applyOptions(optionsOf(of), after, of, make));

  test('a new value brings new rows and leaves the others', () =>
    expect(apply([{ name: 'Size', values: ['S', 'M', 'L'] }])).toEqual(['S A', 'M B', expect.stringMatching(/^L N/)]));
  test('a value that goes takes its rows', () => expect(apply([{ name: 'Size', values: ['M'] }])).toEqual(['M B']));
  test('a renamed option keeps its rows', () =>
    expect(apply([{ name: '尺寸', values: ['S', 'M'] }])).toEqual(['S A', 'M B']));
  test('a new option spreads the rows: the first value keeps what was filled in', () => {
    const spread = apply([size, colour]);
    expect(spread.filter((text) => / [AB]$/.test(text))).toEqual(['S/red A', 'M/red B']);
    expect(spread).toHaveLength(4);
  });
  test('an option that goes folds the rows', () => {
    const four = [
      row({ Size: 'S', Colour: 'red' }, 'A'),
      row({ Size: 'S', Colour: 'blue' }, 'B'),
      row({ Size: 'M', Colour: 'red' }, 'C'),
    ];
    expect(apply([size], four)).toEqual(['S A', 'M C']);
  });
  test('a combination that was deleted stays deleted', () => {
    const three = [
      row({ Size: 'S', Colour: 'red' }, 'A'),
      row({ Size: 'S', Colour: 'blue' }, 'B'),
      row({ Size: 'M', Colour: 'red' }, 'C'),
    ];
    const after = apply([size, { name: 'Colour', values: ['red', 'blue', 'green'] }], three);
    expect(after.map((text) => text.split(' ')[0])).toEqual(['S/red', 'S/blue', 'S/green', 'M/red', 'M/green']);
  });
});

describe('numbered SKUs', () => {
  const numbered = (rows: VariantValues[], open: Record<string, string>, sku = 'YQ-1', max = 64) =>
    withNumbers(rows, { sku, max, open: new Map(Object.entries(open)) }).map((one) => one.sku);
  const of = (...skus: string[]) => skus.map((sku) => row({ Size: sku }, sku));
  const ids = (rows: VariantValues[], ...at: number[]) =>
    Object.fromEntries(at.map((index) => [rows[index]!.id, rows[index]!.sku]));

  test('are in the order of the rows, around those that stay', () => {
    const rows = of('YQ-1-1', 'YQ-1-3', '', 'YQ-1-2', '');
    expect(numbered(rows, ids(rows, 1, 2, 3, 4))).toEqual(['YQ-1-1', 'YQ-1-2', 'YQ-1-3', 'YQ-1-4', 'YQ-1-5']);
    expect(numbered(rows, ids(rows, 2, 4))).toEqual(['YQ-1-1', 'YQ-1-3', 'YQ-1-4', 'YQ-1-2', 'YQ-1-5']);
  });
  test('leave one that was typed since', () => {
    const rows = of('RED', '');
    expect(numbered(rows, { ...ids(rows, 1), [rows[0]!.id]: 'YQ-1-1' })).toEqual(['RED', 'YQ-1-1']);
  });
  test('are within the limit, and wait for the SKU of the product', () => {
    const rows = of('', '');
    expect(numbered(rows, ids(rows, 0, 1), '')).toEqual(['', '']);
    expect(numbered(rows, ids(rows, 0, 1), 'x'.repeat(64)).map((sku) => sku.length)).toEqual([64, 64]);
  });
});

describe('the order of the values, read from the rows', () => {
  const rows = (...texts: string[]) =>
    texts.map((text) => {
      const [a = '', b = ''] = text.split('/');
      return { options: { Size: a, Colour: b } };
    });
  const values = (...texts: string[]) => optionsOf(rows(...texts)).map((option) => option.values.join());

  test('a deleted combination does not change it', () => {
    expect(values('S/blue', 'M/red', 'M/blue')).toEqual(['S,M', 'red,blue']);
    expect(values('S/c', 'M/b', 'M/c', 'L/a', 'L/b')).toEqual(['S,M,L', 'a,b,c']);
  });
  test('rows in no order keep the one in which the values occur', () => {
    expect(values('S/red', 'S/blue', 'M/blue', 'M/red')).toEqual(['S,M', 'red,blue']);
  });
});
