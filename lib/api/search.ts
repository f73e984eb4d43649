import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from './request/request';
import { readableRows, sentObject } from './values';

export const RECORD_KINDS = ['product', 'inquiry', 'question', 'review', 'blog', 'material'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

const item = sentObject({
  id: z.string(),
  title: z.string(),
  snippet: z._default(z.string(), ''),
  path: z.string(),
});

/** A kind unknown to this client is not an error: it is left out where results are shown. */
export const searchSchema = z.object({
  groups: readableRows(z.object({ kind: z.string(), total: z.number(), items: readableRows(item) })),
});

export type FoundRecord = z.output<typeof item>;

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
