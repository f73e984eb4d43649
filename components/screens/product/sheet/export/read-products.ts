import type { QueryClient } from '@tanstack/react-query';
import type { ListQuery } from '@/lib/api/entity';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { MAX_PAGE_SIZE, type Page } from '@/lib/api/values';

/** Pages requested at the same time. */
const AT_ONCE = 3;
/** How often a list that changes while it is read is read again from its beginning. */
const MAX_ATTEMPTS = 3;

/** A list to be read as a whole: some records by their ids, or all that a filter matches. */
export type Source = { ids: readonly string[] } | { filter: ListQuery };

export interface ReadResult {
  products: number;
  /** Records that the platform sent and that could not be read. */
  unreadable: number;
  /** Records that the platform counts and never sent, or that are gone. */
  missing: number;
}

interface Reading {
  signal: AbortSignal;
  /** Called with each page, in any order; a second round begins with `restart`. */
  onProducts: (products: Product[]) => Promise<unknown> | unknown;
  onRestart: () => Promise<unknown> | unknown;
  onProgress: (done: number, total: number) => void;
}

/** A page by React Query's rules for reads: retried, and never kept. */
async function pageOf(client: QueryClient, query: ListQuery, signal: AbortSignal): Promise<Page<Product>> {
  signal.throwIfAborted();
  const options = productApi.list(query);
  const queryKey = [...productApi.key, 'sheet', query];
  const stop = () => void client.cancelQueries({ queryKey });
  signal.addEventListener('abort', stop, { once: true });
  try {
    const page = await client.fetchQuery<Page<Product>>({
      queryKey,
      queryFn: options.queryFn as () => Promise<Page<Product>>,
      staleTime: 0,
      gcTime: 0,
      meta: { quiet: true },
    });
    signal.throwIfAborted();
    return page;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The list changed while it was read: its pages do not fit together. */
class Shifted extends Error {}

async function readFilter(client: QueryClient, filter: ListQuery, reading: Reading, isLast: boolean) {
  const { signal, onProducts, onProgress } = reading;
  // The oldest first: what is added meanwhile comes after all that is read.
  const query = { ...filter, sort: 'createdAt', order: 'asc' };
  const first = await pageOf(client, { ...query, pageNo: 1, pageSize: MAX_PAGE_SIZE }, signal);
  const { total } = first;
  // A platform may send smaller pages than were asked for.
  const pageSize = first.sent > 0 && first.sent < Math.min(MAX_PAGE_SIZE, total) ? first.sent : MAX_PAGE_SIZE;
  const seen = new Set<string>();
  let unreadable = 0;
  const take = async (page: Page<Product>) => {
    if (page.total !== total && !isLast) throw new Shifted();
    const fresh = page.list.filter(({ id }) => !seen.has(id));
    fresh.forEach(({ id }) => seen.add(id));
    unreadable += page.unreadable.length;
    await onProducts(fresh);
    onProgress(Math.min(seen.size + unreadable, total), total);
  };
  await take(first);
  const last = Math.ceil(total / pageSize);
  for (let from = 2; from <= last; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - from + 1) }, (_, at) => from + at);
    const pages = await Promise.all(numbers.map((pageNo) => pageOf(client, { ...query, pageNo, pageSize }, signal)));
    for (const page of pages) await take(page);
  }
  const missing = Math.max(0, total - seen.size - unreadable);
  if (missing > 0 && !isLast) throw new Shifted();
  return { products: seen.size, unreadable, missing };
}

async function readIds(client: QueryClient, ids: readonly string[], reading: Reading): Promise<ReadResult> {
  const { signal, onProducts, onProgress } = reading;
  const found = new Set<string>();
  let unreadable = 0;
  for (let from = 0; from < ids.length; from += MAX_PAGE_SIZE) {
    const wanted = ids.slice(from, from + MAX_PAGE_SIZE);
    const page = await pageOf(client, { id: wanted, pageSize: wanted.length }, signal);
    // A platform that ignores the ids sends others.
    const own = page.list.filter(({ id }) => wanted.includes(id));
    unreadable += page.unreadable.length;
    own.forEach(({ id }) => found.add(id));
    await onProducts(own);
    onProgress(Math.min(from + MAX_PAGE_SIZE, ids.length), ids.length);
  }
  return { products: found.size, unreadable, missing: Math.max(0, ids.length - found.size - unreadable) };
}

/** Reads all records of a source, or says how many it could not get: nothing is left out silently. */
export async function readProducts(client: QueryClient, source: Source, reading: Reading): Promise<ReadResult> {
  if ('ids' in source) return readIds(client, source.ids, reading);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readFilter(client, source.filter, reading, attempt === MAX_ATTEMPTS);
    } catch (error) {
      if (!(error instanceof Shifted)) throw error;
      await reading.onRestart();
    }
  }
}
