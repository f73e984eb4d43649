import type { Column } from '../rows/column';
import { arranged, DEFAULT_COLUMNS, placed, readColumnPrefs, stepped, toggled, widened } from './column-prefs';

const column = (key: string, more: Partial<Column<string>> = {}): Column<string> => ({
  key,
  title: key,
  width: 100,
  render: () => key,
  ...more,
});
const columns = [
  column('name', { hideable: false }),
  column('a'),
  column('b'),
  column('extra', { optional: true }),
  column('c'),
];
const keys = (prefs = DEFAULT_COLUMNS) => arranged(columns, prefs).map(({ key }) => key);

test('an optional column is shown on demand, another one is hidden on demand', () => {
  expect(keys()).toEqual(['name', 'a', 'b', 'c']);
  const more = toggled(DEFAULT_COLUMNS, columns[3]!);
  expect(keys(more)).toEqual(['name', 'a', 'b', 'extra', 'c']);
  expect(keys(toggled(more, columns[1]!))).toEqual(['name', 'b', 'extra', 'c']);
  expect(toggled(more, columns[3]!)).toEqual(DEFAULT_COLUMNS);
});

test('a column goes where it is dropped; the row’s header stays first', () => {
  const prefs = placed(columns, DEFAULT_COLUMNS, 'c', 'a', 'before');
  expect(keys(prefs)).toEqual(['name', 'c', 'a', 'b']);
  expect(keys(placed(columns, prefs, 'a', 'name', 'before'))).toEqual(['name', 'a', 'c', 'b']);
  expect(placed(columns, prefs, 'name', 'b', 'after')).toBe(prefs);
  expect(placed(columns, prefs, 'a', 'a', 'after')).toBe(prefs);
});

test('a step passes hidden columns, and stops at both ends', () => {
  expect(keys(stepped(columns, DEFAULT_COLUMNS, 'c', -1))).toEqual(['name', 'a', 'c', 'b']);
  expect(stepped(columns, DEFAULT_COLUMNS, 'a', -1)).toBeUndefined();
  expect(stepped(columns, DEFAULT_COLUMNS, 'c', 1)).toBeUndefined();
});

test('a column that a newer build adds follows the one it follows by default', () => {
  const prefs = { ...DEFAULT_COLUMNS, order: ['b', 'gone', 'a'] };
  expect(keys(prefs)).toEqual(['name', 'b', 'c', 'a']);
});

test('a width stays within what can be read, and is reset', () => {
  const wide = widened(DEFAULT_COLUMNS, 'a', 9999.5);
  expect(arranged(columns, wide).map(({ width }) => width)).toEqual([100, 640, 100, 100]);
  expect(widened(wide, 'a', 1).widths).toEqual({ a: 56 });
  expect(widened(wide, 'a', undefined)).toEqual(DEFAULT_COLUMNS);
});

test('what is stored and unreadable counts as not set', () => {
  for (const value of [null, 'x', [], { order: 'a', hidden: { a: true }, shown: 3, widths: ['9'] }])
    expect(readColumnPrefs(value)).toEqual(DEFAULT_COLUMNS);
  expect(readColumnPrefs({ hidden: ['a', 'a', 7], widths: { a: 120, b: '9', c: NaN } })).toEqual({
    ...DEFAULT_COLUMNS,
    hidden: ['a'],
    widths: { a: 120 },
  });
});
