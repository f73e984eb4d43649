import { parseTsv } from '@/lib/sheet/tsv';
import type { VariantValues } from '../../product-values';
import { filledDown, pasted, PARTS, rangeOf, textOf, toTsv, usualPattern, withAll, withPattern } from './sheet';

const row = (sku: string, price?: string, stock?: number): VariantValues => ({
  id: sku,
  options: { Size: sku, Colour: 'deep red' },
  sku,
  price,
  stock,
  image: undefined,
});
const rows = [row('A', '1', 1), row('B', '2'), row('C'), row('D')];
const cell = (at: number, column: number) => ({ row: at, column });
const shown = (list: readonly VariantValues[]) => list.map((one) => PARTS.map((part) => textOf(one, part)).join('|'));

test('what is copied is what is pasted', () => {
  const odd = [{ ...row('a"b'), price: 'x\ty' }, row('C', '3', 4)];
  expect(parseTsv(toTsv(odd, rangeOf(cell(0, 0), cell(1, 2))))).toEqual([
    ['a"b', 'x\ty', ''],
    ['C', '3', '4'],
  ]);
});

test('a block is pasted from the first cell of the range, with numbers as spreadsheets write them', () => {
  const { rows: next, outside } = pasted(rows, rangeOf(cell(1, 1), cell(1, 1)), [
    ['1,200.50', '１６'],
    ['abc', ''],
  ]);
  expect(shown(next)).toEqual(['A|1|1', 'B|1200.50|16', 'C|abc|', 'D||']);
  expect(next[1]).toMatchObject({ price: '1200.50', stock: 16 });
  expect(next[0]).toBe(rows[0]);
  expect(outside).toEqual({ rows: 0, columns: 0 });
});

test('what has no room is counted, and one cell fills a range', () => {
  const block = [['x', '1', '2', 'more'], ['y']];
  expect(pasted(rows, rangeOf(cell(3, 0), cell(3, 0)), block).outside).toEqual({ rows: 1, columns: 1 });
  expect(shown(pasted(rows, rangeOf(cell(0, 1), cell(3, 1)), [['7']]).rows)).toEqual(['A|7|1', 'B|7|', 'C|7|', 'D|7|']);
  expect(shown(pasted(rows, rangeOf(cell(0, 1), cell(3, 1)), [['7'], ['8']]).rows)).toEqual([
    'A|7|1',
    'B|8|',
    'C|7|',
    'D|8|',
  ]);
});

test('fill down takes the first row of the range, one value goes into all cells', () => {
  expect(shown(filledDown(rows, rangeOf(cell(3, 2), cell(0, 1))))).toEqual(['A|1|1', 'B|1|1', 'C|1|1', 'D|1|1']);
  expect(shown(withAll(rows, rangeOf(cell(0, 1), cell(1, 2)), ''))).toEqual(['A||', 'B||', 'C||', 'D||']);
});

describe('SKUs by a pattern', () => {
  const given = { pattern: '{sku}-{option1}-{option2}', sku: 'YQ-1', options: ['Size', 'Colour'], max: 64 };
  const skus = (more: Partial<Parameters<typeof withPattern>[1]> = {}) =>
    withPattern(rows, { ...given, ...more }).map(({ sku }) => sku);

  test('product, options and number', () => {
    expect(skus()).toEqual(['YQ-1-A-deepred', 'YQ-1-B-deepred', 'YQ-1-C-deepred', 'YQ-1-D-deepred']);
    expect(skus({ pattern: '{sku}/{n}' })).toEqual(['YQ-1/1', 'YQ-1/2', 'YQ-1/3', 'YQ-1/4']);
    expect(usualPattern(given.options)).toBe(given.pattern);
  });
  test('equal ones are numbered, also against rows that keep theirs', () => {
    expect(skus({ pattern: '{option2}' })).toEqual(['deepred', 'deepred-2', 'deepred-3', 'deepred-4']);
    expect(skus({ pattern: 'A', range: rangeOf(cell(1, 0), cell(2, 0)) })).toEqual(['A', 'A-2', 'A-3', 'D']);
  });
  test('hold no Chinese: a value is its Latin part where that names it, else its number', () => {
    const of = (Colour: string) => ({ ...row('x'), id: Colour, options: { Colour } });
    const made = (...colours: string[]) =>
      withPattern(colours.map(of), { ...given, options: ['Colour'], pattern: '{sku}-{option1}' }).map(({ sku }) => sku);
    expect(made('蓝', '绿', '红 Red', '１１０V', 'Ø50 mm²')).toEqual([
      'YQ-1-1',
      'YQ-1-2',
      'YQ-1-Red',
      'YQ-1-110V',
      'YQ-1-50mm2',
    ]);
    expect(made('红 A', '蓝 A', 'é')).toEqual(['YQ-1-1', 'YQ-1-2', 'YQ-1-e']);
  });
  test('an option that is missing leaves no gap, and the limit holds', () => {
    expect(skus({ pattern: '{sku}-{option3}-{option1}' })[0]).toBe('YQ-1-A');
    const long = skus({ pattern: 'x'.repeat(80) });
    expect(long.map((sku) => sku.length)).toEqual([64, 64, 64, 64]);
    expect(new Set(long).size).toBe(4);
  });
});
