import { queryOptions } from '@tanstack/react-query';
import { domainsWith, type DomainWith } from '@/lib/domains';
import * as v from '@/lib/schema/schema';
import { request } from './request/request';
import { readableRows, sentObject } from './values';

/** What the client shows of the results, in this order. */
export const RECORD_KINDS = domainsWith('icon');
export type RecordKind = DomainWith<'icon'>;

const item = sentObject({
  id: v.string(),
  title: v.string(),
  snippet: v.optional(v.string(), ''),
  path: v.string(),
});

/** A kind unknown to this client is not an error: it is left out where results are shown. */
export const searchSchema = v.object({
  groups: readableRows(v.object({ kind: v.string(), total: v.number(), items: readableRows(item) })),
});

export type FoundRecord = v.InferOutput<typeof item>;

/** Records of each kind; the kind's own list shows more. */
const HITS_PER_KIND = 5;

/** Records of every kind that match the keyword (contract 3). A new keyword aborts the request for the previous one. */
export const searchRecords = (keyword: string) =>
  queryOptions({
    queryKey: ['search', keyword],
    queryFn: ({ signal }) =>
      request({
        call: '/supplier/search',
        method: 'GET',
        query: { keyword, limit: HITS_PER_KIND },
        schema: searchSchema,
        signal,
      }),
    enabled: keyword !== '',
    meta: { quiet: true },
  });
