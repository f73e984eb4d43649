import { useEffect } from 'react';
import { useShopZone } from '@/lib/api/shop-zone';
import { useView } from '@/lib/router/view';
import { COLUMNS_PARAM, VIEW_PARAM } from './own-views/own-views';
import type { Sort, SortOrder } from './rows/column';
import type { FilterParser, FilterValues } from './filters/list-filters';

export const PAGE_SIZES = [20, 50, 100] as const;

/** How a list is sorted unless its address says otherwise; it may depend on its filters. */
export type DefaultSort = Sort | ((filters: FilterValues) => Sort);

const usualSort = (sort: DefaultSort, filters: FilterValues) => (typeof sort === 'function' ? sort(filters) : sort);

interface ListStateOptions {
  filters: Record<string, FilterParser>;
  /** Sorts that the platform supports. */
  sorts: readonly string[];
  defaultSort: DefaultSort;
}

export interface ListState {
  filters: FilterValues;
  sort: Sort;
  pageNo: number;
  pageSize: number;
  setFilters: (change: FilterValues) => void;
  setSort: (sort: Sort) => void;
  setPage: (pageNo: number, options?: { replace?: boolean }) => void;
  setPageSize: (pageSize: number) => void;
  /** Resets everything to the defaults. */
  reset: () => void;
}

const isOrder = (value: string | null): value is SortOrder => value === 'asc' || value === 'desc';

/** The filters of an address. */
export const filtersFrom = (query: URLSearchParams, parsers: Record<string, FilterParser>, zone?: string) =>
  Object.fromEntries(Object.entries(parsers).map(([name, parse]) => [name, parse(query.getAll(name), zone)]));

/** Further parameters of a list's address: an own view with its columns. */
const OTHERS = ['sort', 'order', 'pageNo', 'pageSize', VIEW_PARAM, COLUMNS_PARAM];

/** What a list shows at an address; invalid values fall back to the default. */
export function listStateOf(options: ListStateOptions, query: URLSearchParams, zone: string | undefined) {
  const { filters: parsers, sorts } = options;
  const filters = filtersFrom(query, parsers, zone);
  const defaultSort = usualSort(options.defaultSort, filters);
  const by = query.get('sort');
  const order = query.get('order');
  const sort: Sort = {
    by: by !== null && sorts.includes(by) ? by : defaultSort.by,
    order: isOrder(order) ? order : defaultSort.order,
  };
  const pageText = query.get('pageNo') ?? '';
  return {
    filters,
    sort,
    pageNo: /^[1-9]\d{0,6}$/.test(pageText) ? Number(pageText) : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === query.get('pageSize')) ?? PAGE_SIZES[0],
  };
}

/**
 * The state of a list is in its address, with the names of the calls (contract 1) and without defaults: it can be
 * shared, and Back works.
 */
export function useListState(options: ListStateOptions): ListState {
  const { query, setQuery } = useView();
  const names = Object.keys(options.filters);
  const { filters, sort, pageNo, pageSize } = listStateOf(options, query, useShopZone());
  const defaultSort = usualSort(options.defaultSort, filters);

  return {
    filters,
    sort,
    pageNo,
    pageSize,
    setFilters: (change) => setQuery({ ...change, pageNo: undefined }),
    setSort: (next) =>
      setQuery({
        sort: next.by === defaultSort.by ? undefined : next.by,
        order: next.order === defaultSort.order ? undefined : next.order,
        pageNo: undefined,
      }),
    setPage: (next, options) => setQuery({ pageNo: next > 1 ? next : undefined }, options),
    setPageSize: (next) => setQuery({ pageSize: next === PAGE_SIZES[0] ? undefined : next, pageNo: undefined }),
    reset: () => setQuery(Object.fromEntries([...names, ...OTHERS].map((name) => [name, undefined]))),
  };
}

/** Opens the last existing page if the address names a later one, as after deleting all rows of the last page. */
export function useExistingPage(list: ListState, total: number | undefined): void {
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / list.pageSize));
  const beyond = lastPage !== undefined && list.pageNo > lastPage ? lastPage : undefined;
  const { setPage } = list;
  useEffect(() => {
    if (beyond !== undefined) setPage(beyond, { replace: true });
  }, [beyond, setPage]);
}
