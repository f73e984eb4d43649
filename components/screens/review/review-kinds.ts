import { plainKind } from '@/components/ui/record/plain-kind';
import { expectCurrent } from '@/lib/api/request/records-now';
import { appealSchema, reviewApi, reviewReplySchema, reviewSchema, type Review } from '@/lib/api/review';
import { nowText } from '@/lib/util/clock';

export interface ReplyValues {
  content: string;
}
export interface AppealValues {
  reason: string;
  evidence: string[];
}

/** The expected review if the response has none; the list is refetched. */
const touched = (review: Review): Review => ({ ...review, version: review.version + 1 });

export const REPLY_KIND = plainKind<Review, ReplyValues>({
  name: 'reviewReply',
  isSent: true,
  nameOf: ({ buyer }) => buyer.name,
  api: {
    key: reviewApi.key,
    detail: reviewApi.detail,
    save: async (record) => {
      const { content, ...review } = record as Review;
      await expectCurrent(reviewApi.find, review as Review);
      const { message } = await reviewApi.sendReply({ id: review.id, content });
      const at = nowText();
      return { data: { ...touched(record as Review), reply: { content, at } }, message };
    },
    mutations: { save: reviewApi.reply },
  },
  schema: reviewSchema,
  input: reviewReplySchema,
  toValues: (review) => ({ content: review?.reply?.content ?? '' }),
  sentValues: ({ content }) => ({ content }),
  toFields: ({ content }) => ({ content: content.trim() }),
});

export const APPEAL_KIND = plainKind<Review, AppealValues>({
  name: 'reviewAppeal',
  isSent: true,
  nameOf: ({ buyer }) => buyer.name,
  api: {
    key: reviewApi.key,
    detail: reviewApi.detail,
    save: async (record) => {
      const { reason, evidence, ...review } = record as Review & AppealValues;
      await expectCurrent(reviewApi.find, review as Review);
      const { message } = await reviewApi.sendAppeal({ id: review.id, reason, evidence });
      return { data: { ...touched(review as Review), status: 'appealing' }, message };
    },
    mutations: { save: reviewApi.appeal },
  },
  schema: reviewSchema,
  input: appealSchema,
  toValues: (review) => ({ reason: review?.appeal?.reason ?? '', evidence: review?.appeal?.evidence ?? [] }),
  sentValues: (record) => {
    const { reason, evidence } = record as Review & AppealValues;
    return { reason, evidence };
  },
  toFields: ({ reason, evidence }) => ({ reason: reason.trim(), evidence }),
});
