import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { renderScreen } from '@/components/ui/testing/render';
import { amountFilter, choiceFilter, dayRanges, idsFilter, textFilter } from './filters/list-filters';
import { useExistingPage, useListState, type DefaultSort, type ListState } from './use-list-state';

let list: ListState;
const keep = (now: ListState) => {
  list = now;
};

function Probe({
  total,
  defaultSort = { by: 'updatedAt', order: 'desc' },
}: {
  total?: number;
  defaultSort?: DefaultSort;
}) {
  const now = useListState({
    filters: {
      keyword: textFilter(),
      status: choiceFilter(['online', 'draft']),
      groupId: idsFilter,
      priceMin: amountFilter,
      ...dayRanges('updated'),
    },
    sorts: ['updatedAt', 'views'],
    defaultSort,
  });
  useExistingPage(now, total);
  useEffect(() => keep(now));
  return null;
}

const at = (query: string, total?: number) => renderScreen(<Probe total={total} />, { query });

it('opens with the defaults, which the address leaves out', () => {
  at('');
  expect(list).toMatchObject({ sort: { by: 'updatedAt', order: 'desc' }, pageNo: 1, pageSize: 20 });
  expect(list.filters).toEqual({});
});

it('reads the names of the contract, repeated keys as lists', () => {
  at('keyword=pump&status=online&groupId=a&groupId=b&priceMin=10.5&sort=views&order=asc&pageNo=3&pageSize=50');
  expect(list).toMatchObject({ sort: { by: 'views', order: 'asc' }, pageNo: 3, pageSize: 50 });
  expect(list.filters).toEqual({ keyword: 'pump', status: 'online', groupId: ['a', 'b'], priceMin: '10.5' });
});

it('reads junk as the default', () => {
  at('status=gone&priceMin=abc&updatedFrom=never&sort=password&order=up&pageNo=-1&pageSize=7&keyword=%20');
  expect(list).toMatchObject({ sort: { by: 'updatedAt', order: 'desc' }, pageNo: 1, pageSize: 20 });
  expect(list.filters).toEqual({});
});

it('reads an instant as its day', () => {
  at('updatedFrom=2026-11-18T12:00:00Z');
  expect(list.filters.updatedFrom).toMatch(/^2026-11-1[89]$/);
});

it('a filter goes back to the first page, and an empty one leaves the address', () => {
  const { address } = at('keyword=pump&pageNo=4');
  act(() => list.setFilters({ status: 'draft' }));
  expect(address()).toBe('keyword=pump&status=draft');
  act(() => list.setFilters({ keyword: '' }));
  expect(address()).toBe('status=draft');
});

it('writes a sort, a page and a size only where they differ from the default', () => {
  const { address } = at('');
  act(() => list.setSort({ by: 'views', order: 'desc' }));
  expect(address()).toBe('sort=views');
  act(() => list.setPage(2));
  act(() => list.setPageSize(50));
  expect(address()).toBe('sort=views&pageSize=50');
  act(() => list.setSort({ by: 'updatedAt', order: 'asc' }));
  expect(address()).toBe('pageSize=50&order=asc');
  act(() => list.reset());
  expect(address()).toBe('');
});

it('goes to the last page there is when the address names one beyond it', () => {
  const { address } = at('pageNo=9', 45);
  expect(address()).toBe('pageNo=3');
});

it('the default may depend on a filter, and what was chosen holds for each', () => {
  const sort: DefaultSort = ({ status }) => ({ by: 'updatedAt', order: status === 'draft' ? 'asc' : 'desc' });
  const { address } = renderScreen(<Probe defaultSort={sort} />, { query: 'status=draft' });
  expect(list.sort).toEqual({ by: 'updatedAt', order: 'asc' });
  act(() => list.setFilters({ status: 'online' }));
  expect([address(), list.sort.order]).toEqual(['status=online', 'desc']);
  act(() => list.setSort({ by: 'views', order: 'asc' }));
  act(() => list.setFilters({ status: 'draft' }));
  expect([list.sort.by, list.sort.order]).toEqual(['views', 'asc']);
});
