import type { QueryClient } from '@tanstack/react-query';
import { request } from '@/lib/api/request/request';
import { listOf, sentObject, sentText } from '@/lib/api/values';
import { DOMAINS, domainsWith, type News } from '@/lib/domains';
import { localized } from '@/lib/i18n/localized';
import { paths } from '@/lib/router/paths';
import * as v from '@/lib/schema/schema';
import type { NewsItem, NewsKind } from './fresh';

/** More than these are not reported one by one anyway. */
const NEWEST = 10;

interface Listed {
  total: number;
  items: NewsItem[];
}

export interface NewsSource extends Pick<News, 'counted'> {
  kind: NewsKind;
  /** The newest records of the kind, as the platform has them now. */
  load: (client: QueryClient, locale: string) => Promise<Listed>;
  /** The page of one record. */
  path: (id: string) => string;
  /** The list in which all of them are. */
  list: string;
}

/** What a message says of a record, whatever else is in it. */
const page = listOf(
  sentObject({
    id: v.string(),
    name: v.optional(v.string(), ''),
    title: sentText,
    buyer: v.optional(sentObject({ name: v.string() })),
  }),
);

function sourceOf(kind: NewsKind): NewsSource {
  const { at, filter, form, counted }: News = DOMAINS[kind].news;
  const { screen } = DOMAINS[kind];
  const call = `/supplier/${kind}/getList`;
  const query = { ...filter, sort: at, order: 'desc', pageNo: 1, pageSize: NEWEST };
  return {
    kind,
    counted,
    path: paths[form ?? screen],
    list: paths[screen](filter),
    // Requested anew each time, and kept by nobody: the lists on the screen do not move under what is read.
    load: async (client, locale) => {
      const { list, total } = await client.fetchQuery({
        queryKey: ['news', kind],
        queryFn: ({ signal }) => request({ call, method: 'GET', query, schema: page, signal }),
        staleTime: 0,
        gcTime: 0,
        meta: { quiet: true, unlogged: true },
      });
      const items = list.map(({ id, name, title, buyer, [at]: time }) => ({
        id,
        at: Date.parse(String(time)),
        name: buyer?.name ?? (name || localized(title, locale)),
      }));
      return { total, items };
    },
  };
}

/** What a supplier is notified of, by the lists of the contract: there is no call for news of all kinds together. */
export const NEWS_SOURCES: readonly NewsSource[] = domainsWith('news').map(sourceOf);
