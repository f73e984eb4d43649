import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from './request';

const totals = z.object({
  products: z.number(),
  online: z.number(),
  inquiries: z.number(),
  unanswered: z.number(),
  views: z.number(),
  visitors: z.number(),
  favourites: z.number(),
  reviewScore: z.number(),
  /** 0–1. */
  responseRate: z.number(),
  responseHours: z.number(),
});
export type Totals = z.output<typeof totals>;

const overviewSchema = z.looseObject({
  totals,
  previous: totals,
  todo: z._default(z.array(z.object({ kind: z.string(), count: z.number(), path: z.string() })), []),
});

/** Figures of a period against the one before; dates are days, ends included. */
export const overview = (from: string, to: string) =>
  queryOptions({
    queryKey: ['stats', 'overview', from, to],
    queryFn: ({ signal }) =>
      request({
        call: '/supplier/stats/getOverview',
        method: 'GET',
        query: { from, to },
        schema: overviewSchema,
        signal,
      }),
  });
