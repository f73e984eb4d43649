import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { productApi } from '@/lib/api/product';
import type { Product } from '@/lib/api/product-schema';
import { questionApi, type Question } from '@/lib/api/question';
import { reviewApi, type Review } from '@/lib/api/review';
import type { Page } from '@/lib/api/values';
import { localized } from '@/lib/i18n/localized';
import { paths } from '@/lib/router/paths';
import type { NewsItem, NewsKind } from './fresh';

/** More than these are not reported one by one anyway. */
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

const query = (sort: string, filter: Record<string, string | boolean> = {}) => ({
  ...filter,
  sort,
  order: 'desc',
  pageNo: 1,
  pageSize: NEWEST,
});

type Links = Pick<NewsSource, 'path' | 'list'>;

/** `itemOf` reads a record of the list. */
const source = <T>(
  kind: NewsKind,
  { queryFn }: { queryFn?: unknown },
  itemOf: (record: T, locale: string) => NewsItem,
  links: Links,
): NewsSource => ({
  kind,
  ...links,
  // Requested anew each time, and kept by nobody: the lists on the screen do not move under what is read.
  load: async (client, locale) => {
    const { list, total } = await client.fetchQuery({
      queryKey: ['news', kind],
      queryFn: queryFn as FetchQueryOptions<Page<T>>['queryFn'],
      staleTime: 0,
      gcTime: 0,
      meta: { quiet: true, unlogged: true },
    });
    return { total, items: list.map((record) => itemOf(record, locale)) };
  },
});

/** What a buyer has sent. */
const fromBuyer = ({ id, buyer }: { id: string; buyer: { name: string } }, at: string): NewsItem => ({
  id,
  at: Date.parse(at),
  name: buyer.name,
});

/** What a supplier is notified of, by the lists of the contract: there is no call for news of all kinds together. */
export const NEWS_SOURCES: readonly NewsSource[] = [
  source<Inquiry>(
    'inquiry',
    inquiryApi.list(query('lastMessageAt', { unread: true })),
    (inquiry) => fromBuyer(inquiry, inquiry.lastMessageAt),
    { path: paths.inquiries, list: paths.inquiries({ unread: 'true' }) },
  ),
  source<Product>(
    'rejected',
    productApi.list(query('updatedAt', { status: 'rejected' })),
    ({ id, title, updatedAt }, locale) => ({ id, at: Date.parse(updatedAt), name: localized(title, locale) }),
    { path: paths.productForm, list: paths.productList({ status: 'rejected' }) },
  ),
  source<Question>(
    'question',
    questionApi.list(query('createdAt', { status: 'pending' })),
    (question) => fromBuyer(question, question.createdAt),
    { path: paths.questions, list: paths.questions({ status: 'pending' }) },
  ),
  source<Review>('review', reviewApi.list(query('createdAt')), (review) => fromBuyer(review, review.createdAt), {
    path: paths.reviews,
    list: paths.reviews(),
  }),
];
