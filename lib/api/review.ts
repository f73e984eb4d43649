import { queryOptions } from '@tanstack/react-query';
import * as v from '@/lib/schema/schema';
import { NUMBERS, entityApi } from './entity';
import { request } from './request/request';
import { entityFields, fileAddress, filledText, instant, sentObject, sentRows, sentTexts } from './values';

/** Reviews of buyers (contract 4): read only except for the reply and the appeal. */

export const REVIEW_STATUSES = ['visible', 'hidden', 'appealing'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
export const REVIEW_LIMITS = { reply: 2000, reason: 1000, evidence: 6 } as const;

export const reviewReplySchema = v.object({ content: filledText(REVIEW_LIMITS.reply) });
export const appealSchema = v.object({
  reason: filledText(REVIEW_LIMITS.reason),
  /** Pictures and files as proof. */
  evidence: v.arrayUpTo(REVIEW_LIMITS.evidence, fileAddress),
});

const score = v.pipe(v.number(), v.minValue(0), v.maxValue(5));

export const reviewSchema = sentObject({
  ...entityFields,
  buyer: sentObject({ name: v.string(), country: v.optional(v.string(), '') }),
  productId: v.optional(v.string()),
  productTitle: v.optional(v.string()),
  orderNumber: v.optional(v.string()),
  scores: v.object({ overall: score, quality: score, service: score, shipping: score }),
  content: v.optional(v.string(), ''),
  images: sentTexts,
  language: v.optional(v.string(), ''),
  status: v.picklist(REVIEW_STATUSES),
  reply: v.optional(sentObject({ content: v.string(), at: instant })),
  /** The open appeal; the contract has no such field, some platforms send it. */
  appeal: v.optional(sentObject({ reason: v.string(), evidence: sentTexts, at: instant })),
});
export type Review = v.InferOutput<typeof reviewSchema>;

export const summarySchema = sentObject({
  average: v.number(),
  count: v.number(),
  /** Number of reviews by stars, '1' to '5'. */
  distribution: v.record(v.string(), v.number()),
  /** Months as YYYY-MM, the oldest first. */
  trend: sentRows(v.object({ month: v.string(), average: v.number(), count: v.number() })),
});
export type ReviewSummary = v.InferOutput<typeof summarySchema>;

const { key, list, count, detail, change, write, find } = entityApi('review', reviewSchema, NUMBERS);

const sendReply = ({ id, content }: { id: string; content: string }) => write('doReply', { id, content }, v.unknown());
const sendAppeal = (appeal: { id: string; reason: string; evidence: string[] }) =>
  write('doAppeal', appeal, v.unknown());

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
