import { queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '@/lib/api/entity';
import { productApi } from '@/lib/api/product';

/** What products may lack: a filter of the client, because the platform has none (contract 4). */
export const GAPS = ['english', 'pictures', 'hsCode', 'leadTime', 'certificate', 'score'] as const;
export type Gap = (typeof GAPS)[number];

/** Products that are read for it at most, in the order of the list. */
export const MAX_READ = 1000;

/** The calls of the list of products, with the filter `lacks`. */
export const GAP_API = {
  ...productApi,
  list: (query: ListQuery) => {
    const options = productApi.list(query);
    const { lacks, counts: _counts, ...rest } = query;
    if (!lacks) return options;
    return queryOptions({
      ...options,
      queryFn: async ({ client, signal }) => {
        const { readLacking } = await import('./read-lacking');
        return readLacking(client, lacks as Gap, rest, signal);
      },
    });
  },
};
