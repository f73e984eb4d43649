import type { Column } from '../rows/column';
import { arranged, DEFAULT_COLUMNS } from '../columns/column-prefs';
import {
  columnsFrom,
  columnsText,
  nameIssue,
  openedQuery,
  readOwnViews,
  renamedView,
  sameQuery,
  viewQuery,
  withoutView,
  withView,
} from './own-views';

const column = (key: string, optional?: boolean): Column<never> => ({
  key,
  title: key,
  width: 100,
  optional,
  render: () => key,
});
const columns = [column('name'), column('a'), column('b'), column('extra', true)];

test('columns go into an address and come back from it', () => {
  const prefs = { order: ['extra', 'b'], hidden: ['a'], shown: ['extra'], widths: { b: 120 } };
  const text = columnsText(columns, prefs);
  expect(text).toBe('extra,b:120');
  const read = columnsFrom(text, columns)!;
  expect(arranged(columns, read).map(({ key, width }) => [key, width])).toEqual([
    ['name', 100],
    ['extra', 100],
    ['b', 120],
  ]);
  expect(columnsText(columns, read)).toBe(text);
});

test('columns of an address that this list does not have are left out; none at all is no arrangement', () => {
  expect(columnsFrom('gone:9,a:x,a', columns)).toMatchObject({ order: ['a'], hidden: ['b'], widths: {} });
  for (const text of [null, '', 'gone', 'name']) expect(columnsFrom(text, columns)).toBeUndefined();
  expect(columnsFrom('a:99999', columns)?.widths).toEqual({ a: 640 });
});

test('a view is the address without its name and page, whatever the order of its parameters', () => {
  expect(viewQuery(new URLSearchParams('status=online&pageNo=3&view=x&keyword=a'))).toBe('keyword=a&status=online');
  expect(sameQuery('status=online&keyword=a', 'keyword=a&pageNo=2&status=online&view=x')).toBe(true);
  expect(sameQuery('status=online', 'status=offline')).toBe(false);
  expect(openedQuery({ name: '广交会 & 主推', query: 'status=online' }).get('view')).toBe('广交会 & 主推');
});

test('saving, renaming and deleting keep the others and the one that the list begins with', () => {
  const own = withView(withView({ views: [] }, { name: 'A', query: 'x=1' }), { name: 'B', query: 'x=2' });
  expect(withView(own, { name: 'A', query: 'x=3' }).views).toEqual([
    { name: 'A', query: 'x=3' },
    { name: 'B', query: 'x=2' },
  ]);
  const started = { ...own, start: 'A' };
  expect(renamedView(started, 'A', 'C')).toMatchObject({ start: 'C', views: [{ name: 'C' }, { name: 'B' }] });
  expect(withoutView(started, 'A')).toEqual({ views: [{ name: 'B', query: 'x=2' }], start: undefined });
  expect(withoutView(started, 'B').start).toBe('A');
  expect(['', ' ', 'A ', 'D'].map((name) => nameIssue(name, own))).toEqual([
    'required',
    'required',
    'taken',
    undefined,
  ]);
  expect(nameIssue('A', own, 'A')).toBeUndefined();
});

test('what is stored and unreadable is left out', () => {
  expect(readOwnViews({ views: 'x', start: 3 })).toEqual({ views: [], start: undefined });
  const views = [{ name: 'A', query: '' }, { name: 'A', query: 'x' }, { name: 3 }, null];
  expect(readOwnViews({ views, start: 'B' })).toEqual({ views: [{ name: 'A', query: '' }], start: undefined });
  expect(columnsFrom(columnsText(columns, DEFAULT_COLUMNS), columns)).toMatchObject({ order: ['a', 'b'] });
});
