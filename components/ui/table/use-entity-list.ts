import { useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ListQuery } from '@/lib/api/entity';
import { dayEnd, dayFilter, dayStart, type FilterParser, type FilterValues } from './list-filters';
import type { Sort } from './column';
import { useListPrefs } from './use-list-prefs';
import { useExistingPage, useListState } from './use-list-state';
import { useSelection } from './use-selection';

interface Page<T> {
  list: T[];
  total: number;
}

// The query's own types differ from entity to entity; what the list needs of them does not.
/* eslint-disable @typescript-eslint/no-explicit-any */
interface ListApi<T> {
  list: (query: ListQuery) => UseQueryOptions<Page<T>, Error, Page<T>, any>;
  count: (query: ListQuery) => UseQueryOptions<number, Error, number, any>;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export interface EntityListOptions<T> {
  /** The list's name on this device, for columns and density. */
  name: string;
  api: ListApi<T>;
  /** What the address may say, under the names of the calls (contract 4). */
  filters: Record<string, FilterParser>;
  sorts: readonly string[];
  defaultSort: Sort;
  /** The filter whose values are the tabs above the list, in their order. */
  views?: { param: string; values: readonly string[] };
}

/** Days are the reader's, the platform is asked for instants: a name that ends in `To` means the end of its day. */
function asked(filters: FilterValues, parsers: Record<string, FilterParser>): FilterValues {
  const entries = Object.entries(filters).map(([name, value]) => {
    const isDay = parsers[name] === dayFilter && typeof value === 'string';
    return [name, isDay ? (name.endsWith('To') ? dayEnd : dayStart)(value) : value];
  });
  return Object.fromEntries(entries) as FilterValues;
}

const keyOf = (row: { id: string }) => row.id;

/** The records that the address asks for, how many there are in each view under the same filters, and which are chosen. */
export function useEntityList<T extends { id: string }>(options: EntityListOptions<T>) {
  const { name, api, filters: parsers, sorts, defaultSort, views } = options;
  const list = useListState({ filters: parsers, sorts, defaultSort });
  const prefs = useListPrefs(name);
  const { filters, sort, pageNo, pageSize } = list;
  const filter = asked(filters, parsers);
  const query = useQuery(api.list({ ...filter, sort: sort.by, order: sort.order, pageNo, pageSize }));
  useExistingPage(list, query.isPlaceholderData ? undefined : query.data?.total);

  const values = views ? ['', ...views.values] : [];
  const counts = useQueries({
    queries: values.map((value) => api.count({ ...filter, [views?.param ?? '']: value || undefined })),
  });
  const all = useQuery(api.count({}));
  // Another list has another selection.
  const selection = useSelection<T>(query.data?.list ?? [], keyOf, JSON.stringify(filter));
  return {
    ...list,
    query,
    prefs,
    selection,
    /** All records, whatever the filters. */
    total: all.data,
    /** The value of the view that is open; '' is all. */
    view: typeof filters[views?.param ?? ''] === 'string' ? (filters[views?.param ?? ''] as string) : '',
    setView: (value: string) => views && list.setFilters({ [views.param]: value }),
    counts: new Map(values.map((value, index) => [value, counts[index]?.data])),
    filtered: Object.values(filters).some((value) => value !== undefined),
  };
}

export type EntityList<T extends { id: string }> = ReturnType<typeof useEntityList<T>>;
