import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { inquiryApi } from '@/lib/api/inquiry';
import { productApi } from '@/lib/api/product';
import { questionApi } from '@/lib/api/question';
import { reviewApi } from '@/lib/api/review';
import type { Page } from '@/lib/api/values';
import { localized } from '@/lib/i18n/localized';
import { paths } from '@/lib/router/paths';
import type { NewsItem, NewsKind } from './fresh';

/** More than these are not told one by one anyway. */
const NEWEST = 10;

interface Listed {
  total: number;
  items: NewsItem[];
}

export interface NewsSource {
  kind: NewsKind;
  /** The newest records of the kind, as the platform has them now. */
  load: (client: QueryClient, locale: string) => Promise<Listed>;
  /** The page of one record. */
  path: (id: string) => string;
  /** The list in which all of them are. */
  list: string;
}

/** Requested anew each time, and kept by nobody: the lists on the screen do not move under what is read. */
async function newest<T>(
  client: QueryClient,
  kind: NewsKind,
  options: { queryFn?: unknown },
  itemOf: (record: T) => NewsItem,
): Promise<Listed> {
  const { list, total } = await client.fetchQuery({
    queryKey: ['news', kind],
    queryFn: options.queryFn as FetchQueryOptions<Page<T>>['queryFn'],
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true, unlogged: true },
  });
  return { total, items: list.map(itemOf) };
}

const query = (sort: string, filter: Record<string, string | boolean> = {}) => ({
  ...filter,
  sort,
  order: 'desc',
  pageNo: 1,
  pageSize: NEWEST,
});

/** What a supplier is told of, by the lists of the contract: there is no call for news of all kinds together. */
export const NEWS_SOURCES: readonly NewsSource[] = [
  {
    kind: 'inquiry',
    load: (client) =>
      newest(
        client,
        'inquiry',
        inquiryApi.list(query('lastMessageAt', { unread: true })),
        ({ id, buyer, lastMessageAt }: { id: string; buyer: { name: string }; lastMessageAt: string }) => ({
          id,
          at: Date.parse(lastMessageAt),
          name: buyer.name,
        }),
      ),
    path: (id) => paths.inquiries({ id }),
    list: paths.inquiries({ unread: 'true' }),
  },
  {
    kind: 'rejected',
    load: (client, locale) =>
      newest(
        client,
        'rejected',
        productApi.list(query('updatedAt', { status: 'rejected' })),
        ({ id, title, updatedAt }: { id: string; title: Record<string, string>; updatedAt: string }) => ({
          id,
          at: Date.parse(updatedAt),
          name: localized(title, locale),
        }),
      ),
    path: (id) => paths.productForm(id),
    list: paths.productList({ status: 'rejected' }),
  },
  {
    kind: 'question',
    load: (client) =>
      newest(
        client,
        'question',
        questionApi.list(query('createdAt', { status: 'pending' })),
        ({ id, buyer, createdAt }: { id: string; buyer: { name: string }; createdAt: string }) => ({
          id,
          at: Date.parse(createdAt),
          name: buyer.name,
        }),
      ),
    path: (id) => paths.questions({ id }),
    list: paths.questions({ status: 'pending' }),
  },
  {
    kind: 'review',
    load: (client) =>
      newest(
        client,
        'review',
        reviewApi.list(query('createdAt')),
        ({ id, buyer, createdAt }: { id: string; buyer: { name: string }; createdAt: string }) => ({
          id,
          at: Date.parse(createdAt),
          name: buyer.name,
        }),
      ),
    path: (id) => paths.reviews({ id }),
    list: paths.reviews(),
  },
];
