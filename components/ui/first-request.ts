import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { RouteLocation } from '@/lib/router/location';

/** Requests what a screen shows first at a location, before it is rendered. `ahead`: nobody has opened it yet. */
export type FirstRequest = (queries: QueryClient, location: RouteLocation, ahead: boolean) => Promise<unknown>;

/** What fails ahead is requested again by the screen, and judged and logged there; what fails later is the screen's own. */
export const requestFirst = <T, K extends QueryKey>(
  queries: QueryClient,
  request: UseQueryOptions<T, Error, T, K>,
  ahead: boolean,
): Promise<void> =>
  queries.prefetchQuery(ahead ? { ...request, meta: { quiet: true, unlogged: true }, retry: false } : request);
