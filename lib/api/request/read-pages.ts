import type { QueryClient } from '@tanstack/react-query';
import type { entityApi, ListQuery } from '../entity';
import { ApiError } from './errors';
import { MAX_PAGE_SIZE, type Page } from '../values';

/** Records that are deleted while pages are read move others to pages that have been read. */
const MAX_PASSES = 3;

type ListOf<T extends { id: string }> = ReturnType<typeof entityApi<T>>['list'];

interface ReadOptions<T, R> {
  /** Reads are retried as everywhere: too many requests, maintenance, a lost response. */
  client: QueryClient;
  /** What is needed of a record: the rest of thousands would only fill the memory. */
  keep: (record: T) => R;
  onProgress?: (read: number, total: number) => void;
  signal?: AbortSignal;
}

/** All records of a list, page by page, in the order of their creation; each once, in its latest state. */
export async function readPages<T extends { id: string }, R>(
  list: ListOf<T>,
  filter: ListQuery,
  { client, keep, onProgress, signal }: ReadOptions<T, R>,
): Promise<R[]> {
  const found = new Map<string, R>();
  for (let pass = 1, total = Infinity; pass <= MAX_PASSES && found.size < total; pass += 1) {
    // By what it sends and not by what it was asked for: a platform may have smaller pages.
    for (let pageNo = 1, seen = 0; seen < total; pageNo += 1) {
      if (signal?.aborted) throw new ApiError('cancelled', { code: 0 });
      const query = { ...filter, sort: 'createdAt', order: 'asc', pageNo, pageSize: MAX_PAGE_SIZE };
      // Read anew, and not kept: a change must not be calculated from an old price.
      const options = { ...list(query), staleTime: 0, gcTime: 0 };
      const page: Page<T> = await client.fetchQuery(options as Parameters<typeof client.fetchQuery<Page<T>>>[0]);
      for (const record of page.list) found.set(record.id, keep(record));
      total = page.total - page.unreadable.length;
      seen = page.sent === 0 ? Infinity : seen + page.sent;
      onProgress?.(Math.min(found.size, page.total), page.total);
    }
  }
  return [...found.values()];
}
