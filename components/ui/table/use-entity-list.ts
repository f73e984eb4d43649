import { useQuery } from '@tanstack/react-query';
import { useStopRead } from '@/components/ui/feedback/SlowRead';
import { useShopZone } from '@/lib/api/shop-zone';
import { endOfDay, startOfDay } from '@/lib/util/day';
import { dayFilter, sameValue, type FilterParser, type FilterValues } from './filters/list-filters';
import type { Sort } from './rows/column';
import { useCounts, type ListApi } from './use-counts';
import { useListPrefs } from './use-list-prefs';
import { useExistingPage, useListState } from './use-list-state';
import { useSelection } from './use-selection';

export interface EntityListOptions<T> {
  /** The list's name on this device, for columns and density. */
  name: string;
  api: ListApi<T>;
  /** What the address may say, under the names of the calls (contract 4). */
  filters: Record<string, FilterParser>;
  sorts: readonly string[];
  /** What changed last comes first where nothing else is said. */
  defaultSort?: Sort;
  views?: Views;
  /** The filter whose values the answer is to count (contract 1); that of the tabs where nothing is said. */
  countBy?: string;
  /** What the platform is asked for where that is not what the address says. */
  ask?: (filters: FilterValues) => FilterValues;
}

interface Views {
  /** The tabs above the list, in their order. */
  values: readonly string[];
  /** The filter whose values they are; a tab may stand for several (`groups`). */
  param?: string;
  groups?: Record<string, string[]>;
  /** Where tabs belong to different filters: what each of them sets. */
  presets?: Record<string, FilterValues>;
}

/** Days are the shop's, the platform is asked for instants: a name that ends in `To` means the end of its day. */
function asked(filters: FilterValues, parsers: Record<string, FilterParser>, zone: string | undefined): FilterValues {
  const entries = Object.entries(filters).map(([name, value]) => {
    const isDay = parsers[name] === dayFilter && typeof value === 'string';
    return [name, isDay ? new Date((name.endsWith('To') ? endOfDay : startOfDay)(value, zone)).toISOString() : value];
  });
  return Object.fromEntries(entries) as FilterValues;
}

const asIs = (filters: FilterValues) => filters;
const LATEST: Sort = { by: 'updatedAt', order: 'desc' };
const keyOf = (row: { id: string }) => row.id;

/** What a tab sets, what other tabs would have set among it; '' is all. */
function filtersOf({ param, groups, presets }: Views, view: string): FilterValues {
  if (!presets) return param === undefined ? {} : { [param]: groups?.[view] ?? (view || undefined) };
  const names = Object.values(presets).flatMap((preset) => Object.keys(preset));
  return Object.fromEntries(names.map((name) => [name, presets[view]?.[name]]));
}
const isOpen = (views: Views, view: string, filters: FilterValues) =>
  Object.entries(filtersOf(views, view)).every(([name, value]) => sameValue(value, filters[name]));

/** The records that the address asks for, how many there are in each view under the same filters, and which are chosen. */
export function useEntityList<T extends { id: string }>(options: EntityListOptions<T>) {
  const {
    name,
    api,
    filters: parsers,
    sorts,
    defaultSort = LATEST,
    views,
    ask = asIs,
    countBy = views?.param,
  } = options;
  const list = useListState({ filters: parsers, sorts, defaultSort });
  const prefs = useListPrefs(name);
  const zone = useShopZone();
  const { filters, sort, pageNo, pageSize } = list;
  const given = asked(filters, parsers, zone);
  const filter = ask(given);
  const asking = api.list({ ...filter, sort: sort.by, order: sort.order, pageNo, pageSize, counts: countBy });
  const query = useQuery(asking);
  const stop = useStopRead(asking.queryKey);
  useExistingPage(list, query.isPlaceholderData ? undefined : query.data?.total);

  const values = views ? ['', ...views.values] : [];
  const answer = { query, filter, countBy };
  // Apart from the tabs: one query must not be in one list of queries twice, and the tab of all may be the same one.
  const [total] = useCounts(api, answer, [{}]);
  const counts = useCounts(
    api,
    answer,
    values.map((value) => ask({ ...given, ...(views && filtersOf(views, value)) })),
  );
  const view: string | false = !views ? '' : (values.find((value) => isOpen(views, value, filters)) ?? false);
  // Another list has another selection.
  const selection = useSelection<T>(query.data?.list ?? [], keyOf, JSON.stringify(filter));
  return {
    ...list,
    query,
    stop,
    prefs,
    selection,
    /** All records, whatever the filters. */
    total: total ?? undefined,
    /** What tells how many records other filters find, for `useCounts`. */
    answer,
    /** The view that is open: '' is all, and false a choice of values that no tab stands for. */
    view,
    setView: (value: string) => views && list.setFilters(filtersOf(views, value)),
    counts: new Map(values.map((value, index) => [value, counts[index]])),
    filtered: Object.values(filters).some((value) => value !== undefined),
  };
}

export type EntityList<T extends { id: string }> = ReturnType<typeof useEntityList<T>>;
