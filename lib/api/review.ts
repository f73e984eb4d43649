import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { NUMBERS, entityApi } from './entity';
import { request } from './request/request';
import { entityFields, fileAddress, filledText, instant, sentObject, sentRows, sentTexts } from './values';

/** Reviews of buyers (contract 4): read only except for the reply and the appeal. */

export const REVIEW_STATUSES = ['visible', 'hidden', 'appealing'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
export const REVIEW_LIMITS = { reply: 2000, reason: 1000, evidence: 6 } as const;

export const reviewReplySchema = z.object({ content: filledText(REVIEW_LIMITS.reply) });
export const appealSchema = z.object({
  reason: filledText(REVIEW_LIMITS.reason),
  /** Pictures and files as proof. */
  evidence: z.array(fileAddress).check(z.maxLength(REVIEW_LIMITS.evidence)),
});

const score = z.number().check(z.gte(0), z.lte(5));

export const reviewSchema = sentObject({
  ...entityFields,
  buyer: sentObject({ name: z.string(), country: z._default(z.string(), '') }),
  productId: z.optional(z.string()),
  productTitle: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  scores: z.object({ overall: score, quality: score, service: score, shipping: score }),
  content: z._default(z.string(), ''),
  images: sentTexts,
  language: z._default(z.string(), ''),
  status: z.enum(REVIEW_STATUSES),
  reply: z.optional(sentObject({ content: z.string(), at: instant })),
  /** The open appeal; the contract has no such field, some platforms send it. */
  appeal: z.optional(sentObject({ reason: z.string(), evidence: sentTexts, at: instant })),
});
export type Review = z.output<typeof reviewSchema>;

export const summarySchema = sentObject({
  average: z.number(),
  count: z.number(),
  /** Number of reviews by stars, '1' to '5'. */
  distribution: z.record(z.string(), z.number()),
  /** Months as YYYY-MM, the oldest first. */
  trend: sentRows(z.object({ month: z.string(), average: z.number(), count: z.number() })),
});
export type ReviewSummary = z.output<typeof summarySchema>;

const { key, list, count, detail, change, write, find } = entityApi('review', reviewSchema, NUMBERS);

const sendReply = ({ id, content }: { id: string; content: string }) => write('doReply', { id, content }, z.unknown());
const sendAppeal = (appeal: { id: string; reason: string; evidence: string[] }) =>
  write('doAppeal', appeal, z.unknown());

export const reviewApi = {
  key,
  list,
  count,
  detail,
  find,
  summary: () =>
    queryOptions({
      queryKey: ['review', 'summary'],
      queryFn: ({ signal }) =>
        request({ call: '/supplier/review/getSummary', method: 'GET', schema: summarySchema, signal }),
    }),
  /** Adds or changes the reply. */
  sendReply,
  reply: () => change(sendReply),
  sendAppeal,
  appeal: () => change(sendAppeal),
};
