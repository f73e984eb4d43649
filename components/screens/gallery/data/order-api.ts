import { queryOptions } from '@tanstack/react-query';
import type { ListApi } from '@/components/ui/table/use-counts';
import type { ListQuery } from '@/lib/api/entity';
import { ApiError } from '@/lib/api/request/errors';
import type { Page } from '@/lib/api/values';
import type { RegionState } from '../parts/StateSwitch';
import { ORDER_STATUSES, type SampleOrder } from './sample-orders';

const valueOf = (order: SampleOrder, by: unknown): number | string =>
  by === 'quantity' ? order.quantity : by === 'amount' ? Number(order.amount) : order.createdAt;

const isIn = (wanted: ListQuery[string], value: string) => wanted === undefined || [wanted].flat().includes(value);

function matches(order: SampleOrder, { keyword, country, createdFrom, createdTo }: ListQuery): boolean {
  const texts = [order.number, order.product.zh, order.product.en, order.buyer.name];
  const word = typeof keyword === 'string' ? keyword.toLowerCase() : '';
  return (
    texts.some((text) => text.toLowerCase().includes(word)) &&
    isIn(country, order.buyer.country) &&
    (typeof createdFrom !== 'string' || order.createdAt >= createdFrom) &&
    (typeof createdTo !== 'string' || order.createdAt <= createdTo)
  );
}

/** A page of the orders as a platform would send it (contract 1): filtered, sorted, counted by status. */
export function pageOf(orders: readonly SampleOrder[], query: ListQuery): Page<SampleOrder> {
  const found = orders.filter((order) => matches(order, query));
  const counts = Object.fromEntries(
    ['', ...ORDER_STATUSES].map((status) => [
      status,
      found.filter((order) => status === '' || order.status === status).length,
    ]),
  );
  const direction = query.order === 'asc' ? 1 : -1;
  const sorted = found
    .filter(({ status }) => isIn(query.status, status))
    .sort((a, b) => {
      const [one, other] = [valueOf(a, query.sort), valueOf(b, query.sort)];
      return one === other ? 0 : one < other ? -direction : direction;
    });
  const size = Number(query.pageSize ?? 20);
  const start = (Number(query.pageNo ?? 1) - 1) * size;
  const list = sorted.slice(start, start + size);
  return { list, total: sorted.length, counts, unreadable: [], sent: list.length };
}

/** A request without a response: it ends when it is cancelled. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError('cancelled', { code: 0 })), { once: true });
  });

/**
 * The orders as the calls of an entity (lib/api/entity.ts), answered on this page: in each of the states that a platform
 * brings about. `revision` changes with the orders.
 */
export function orderApi(orders: readonly SampleOrder[], state: RegionState, revision: number): ListApi<SampleOrder> {
  const answer = (query: ListQuery, signal: AbortSignal): Promise<Page<SampleOrder>> => {
    if (state === 'loading') return never(signal);
    if (state === 'failed') return Promise.reject(new ApiError('business', { code: 500 }));
    return Promise.resolve(pageOf(state === 'empty' ? [] : orders, query));
  };
  const key = ['gallery', state, revision] as const;
  return {
    list: (query) =>
      queryOptions({
        queryKey: [...key, 'list', query],
        queryFn: ({ signal }) => answer(query, signal),
        meta: { unlogged: true },
      }),
    count: (query) =>
      queryOptions({
        queryKey: [...key, 'count', query],
        queryFn: async ({ signal }) => (await answer(query, signal)).total,
        meta: { quiet: true, unlogged: true },
      }),
  };
}
