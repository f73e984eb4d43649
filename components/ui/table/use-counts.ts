import { hashKey, useQueries, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { ListQuery } from '@/lib/api/entity';
import type { Page } from '@/lib/api/values';
import { sameValue, type FilterValues } from './filters/list-filters';

/* eslint-disable @typescript-eslint/no-explicit-any -- the key's type differs from entity to entity, and matters to none here */
export interface ListApi<T> {
  list: (query: ListQuery) => UseQueryOptions<Page<T>, Error, Page<T>, any>;
  count: (query: ListQuery) => UseQueryOptions<number, Error, number, any>;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** A number of records; undefined while it is being fetched, null if the platform does not send it. */
export type Count = number | null | undefined;

/** The query of a list, and the filter whose values its response may count. */
export interface ListAnswer<T> {
  query: Pick<UseQueryResult<Page<T>>, 'data' | 'isPending' | 'isPlaceholderData'>;
  filter: FilterValues;
  countBy: string | undefined;
  /** Filters that the platform does not have: it counts nothing by them. */
  derived?: readonly string[];
}

/** The count for other filters if the list's response contains it: they may differ in one filter only. */
function countIn<T>({ query, filter, countBy }: ListAnswer<T>, requested: FilterValues): number | undefined {
  const { data, isPlaceholderData } = query;
  const names = [...new Set([...Object.keys(filter), ...Object.keys(requested)])];
  const others = names.filter((name) => !sameValue(filter[name], requested[name]));
  if (!data) return undefined;
  // While previous data is shown, its total belongs to the previous filters, and only the counts are still valid.
  if (others.length === 0 && !isPlaceholderData) return data.total;
  if (countBy === undefined || others.some((name) => name !== countBy)) return undefined;
  const values = [requested[countBy] ?? ''].flat();
  const counts = values.map((value) => data.counts?.[value]);
  return counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined;
}

/**
 * The number of records for each of some filters: from the list's response, or fetched separately if it does not
 * contain them. Filters may be equal.
 */
export function useCounts<T>(
  api: Pick<ListApi<T>, 'count'>,
  answer: ListAnswer<T>,
  requested: FilterValues[],
): Count[] {
  const { data: page, isPending, isPlaceholderData } = answer.query;
  const isAsked = requested.map((filter) => !answer.derived?.some((name) => filter[name] !== undefined));
  const known = requested.map((filter) => countIn(answer, filter));
  const queries = requested.map((filter, index) => ({
    ...api.count(filter),
    enabled: page !== undefined && !isPlaceholderData && known[index] === undefined && isAsked[index],
  }));
  // useQueries must not contain one query twice.
  const hashes = queries.map(({ queryKey }) => hashKey(queryKey));
  const distinct = [...new Set(hashes)];
  const results = useQueries({ queries: distinct.map((hash) => queries[hashes.indexOf(hash)]!) });
  const failed = !isPending && !page;
  return hashes.map((hash, index) => {
    const { data, isError } = results[distinct.indexOf(hash)]!;
    const count = isPlaceholderData ? (data ?? known[index]) : (known[index] ?? data);
    return count ?? (failed || isError || !isAsked[index] ? null : undefined);
  });
}
