import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request, send } from './request';

const noticeSchema = z.looseObject({
  id: z.optional(z.union([z.string(), z.number()])),
  image: z.optional(z.string()),
  /** HTML of the platform: shown sanitised only. */
  notice: z.optional(z.string()),
  email: z.optional(z.string()),
  createdAt: z.optional(z.string()),
  read: z.optional(z.boolean()),
  link: z.optional(z.string()),
});
export type Notice = z.output<typeof noticeSchema>;

const pageSchema = z.object({ list: z.array(noticeSchema), total: z.number() });

/** The notices of one tab; `total`, the badge, counts every row whatever the tab (contract 3). */
export const notices = (type: 'notice' | 'email') =>
  queryOptions({
    queryKey: ['notice', type],
    queryFn: ({ signal }) => request({ call: '/notice/getList', method: 'GET', query: { type }, schema: pageSchema, signal }),
    meta: { quiet: true },
  });

export const clearNotices = () =>
  send({ call: '/notice/doClear', method: 'POST', body: {}, schema: z.unknown(), write: true });
