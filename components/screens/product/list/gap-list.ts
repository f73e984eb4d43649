import { queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '@/lib/api/entity';
import { productApi } from '@/lib/api/product';
import type { Gap } from './gaps';

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
