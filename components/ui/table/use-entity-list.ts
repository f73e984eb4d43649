import { useQuery } from '@tanstack/react-query';
import { useStopRead } from '@/components/ui/feedback/SlowRead';
import { useShopZone } from '@/lib/api/shop-zone';
import { sameValue, type FilterParser, type FilterValues } from './filters/list-filters';
import type { Sort } from './rows/column';
import { useOwnViews } from './own-views/use-own-views';
import { useCounts, type ListApi } from './use-counts';
import { useListPrefs } from './use-list-prefs';
import {
  filtersFrom,
  listStateOf,
  useExistingPage,
  useListState,
  type DefaultSort,
  type ListState,
} from './use-list-state';
import { useSelection } from './use-selection';

export interface EntityListOptions<T> {
  /** The list's name on this device, for columns and density. */
  name: string;
  api: ListApi<T>;
  /** The allowed query parameters, with the names of the calls (contract 4). */
  filters: Record<string, FilterParser>;
  sorts: readonly string[];
  /** By default the latest change comes first. */
  defaultSort?: DefaultSort;
  views?: Views;
  /** The filter whose values the response should count (contract 1); by default that of the tabs. */
  countBy?: string;
  /** Filters that the client applies itself: only the list says how many records they leave. */
  derived?: readonly string[];
  /** Further parameters of every request, such as which part of the records it is about. */
  always?: FilterValues;
  /** The query that an address without one represents. */
  plain?: Record<string, string>;
  /** Converts the filters of the address to those of the request. */
  ask?: (filters: FilterValues) => FilterValues;
}

interface Views {
  /** The tabs above the list, in their order. */
  values: readonly string[];
  /** The filter that the tabs set; a tab may set several values (`groups`). */
  param?: string;
  groups?: Record<string, string[]>;
  /** For tabs of different filters: the values that each of them sets. */
  presets?: Record<string, FilterValues>;
  /** Tabs without a number, which would take a call of its own. */
  uncounted?: readonly string[];
}

function requestFilters(
  filters: FilterValues,
  parsers: Record<string, FilterParser>,
  zone: string | undefined,
): FilterValues {
  const entries = Object.entries(filters).map(([name, value]) => {
    const toRequest = parsers[name]?.toRequest;
    return [name, toRequest && typeof value === 'string' ? toRequest(value, zone) : value];
  });
  return Object.fromEntries(entries) as FilterValues;
}

const asIs = (filters: FilterValues) => filters;
const LATEST: Sort = { by: 'updatedAt', order: 'desc' };
const keyOf = (row: { id: string }) => row.id;

/** The filters that a tab sets, including those of other tabs that it unsets; '' is all. */
function filtersOf({ param, groups, presets }: Views, view: string): FilterValues {
  if (!presets) return param === undefined ? {} : { [param]: groups?.[view] ?? (view || undefined) };
  const names = Object.values(presets).flatMap((preset) => Object.keys(preset));
  return Object.fromEntries(names.map((name) => [name, presets[view]?.[name]]));
}
const isOpen = (views: Views, view: string, filters: FilterValues) =>
  Object.entries(filtersOf(views, view)).every(([name, value]) => sameValue(value, filters[name]));

/** The filters of a request: those of the address, converted, and those of every request. */
const fullFilter = <T>({ ask = asIs, always }: EntityListOptions<T>, given: FilterValues) => ({
  ...ask(given),
  ...always,
});

/** The request of a list for what its address says. */
function requestOf<T>(
  options: EntityListOptions<T>,
  state: Pick<ListState, 'sort' | 'pageNo' | 'pageSize'>,
  filter: FilterValues,
) {
  const { api, views, countBy = views?.param } = options;
  const { sort, pageNo, pageSize } = state;
  return api.list({ ...filter, sort: sort.by, order: sort.order, pageNo, pageSize, counts: countBy });
}

/** The same for an address that is not shown yet. */
export function listRequest<T>(options: EntityListOptions<T>, query: URLSearchParams, zone: string | undefined) {
  const { filters, sorts, defaultSort = LATEST, plain } = options;
  const named = query.size > 0 ? query : new URLSearchParams(plain);
  const state = listStateOf({ filters, sorts, defaultSort }, named, zone);
  return requestOf(options, state, fullFilter(options, requestFilters(state.filters, filters, zone)));
}

/** The records for the address, their number in each view with the same filters, and the selection. */
export function useEntityList<T extends { id: string }>(options: EntityListOptions<T>) {
  const { name, api, filters: parsers, sorts, defaultSort = LATEST, views, countBy = views?.param, always } = options;
  const ask = (given: FilterValues) => fullFilter(options, given);
  const list = useListState({ filters: parsers, sorts, defaultSort });
  const prefs = useListPrefs(name);
  const zone = useShopZone();
  const { filters } = list;
  const given = requestFilters(filters, parsers, zone);
  const filter = ask(given);
  const listQuery = requestOf(options, list, filter);
  const query = useQuery(listQuery);
  const stop = useStopRead(listQuery.queryKey);
  useExistingPage(list, query.isPlaceholderData ? undefined : query.data?.total);

  const values = views ? ['', ...views.values] : [];
  const answer = { query, filter, countBy, derived: options.derived };
  const counted = values.filter((value) => !views?.uncounted?.includes(value));
  const tabFilters = counted.map((value) => ask({ ...given, ...(views && filtersOf(views, value)) }));
  const own = useOwnViews(name);
  const ownFilters = own.views.map(({ query }) =>
    ask(requestFilters(filtersFrom(new URLSearchParams(query), parsers, zone), parsers, zone)),
  );
  const [total, ...counts] = useCounts(api, answer, [{ ...always }, ...tabFilters, ...ownFilters]);
  const view: string | false = !views ? '' : (values.find((value) => isOpen(views, value, filters)) ?? false);
  // A list with other filters has another selection.
  const selection = useSelection<T>(query.data?.list ?? [], keyOf, JSON.stringify(filter));
  return {
    ...list,
    query,
    stop,
    prefs,
    selection,
    /** The number of all records, without filters. */
    total: total ?? undefined,
    /** The response that `useCounts` reads counts from. */
    answer,
    /** The selected view: '' is all, false a combination of filters without a tab. */
    view,
    /** The filters that a tab sets. */
    filtersOf: (value: string): FilterValues => (views ? filtersOf(views, value) : {}),
    setView: (value: string) => views && list.setFilters(filtersOf(views, value)),
    /** The views that the account has saved, with their numbers of records. */
    own: { ...own, views: own.views.map((view, index) => ({ ...view, count: counts[counted.length + index] })) },
    counts: new Map(counted.map((value, index) => [value, counts[index]])),
    filtered: Object.values(filters).some((value) => value !== undefined),
  };
}

export type EntityList<T extends { id: string }> = ReturnType<typeof useEntityList<T>>;
