import * as v from '@/lib/schema/schema';
import { NUMBERS, entityApi } from './entity';
import type { Result } from './request/request';
import { entityFields, filledText, instant, sentObject } from './values';

/** Questions of buyers under a product (contract 4). */

export const QUESTION_STATUSES = ['pending', 'answered', 'hidden'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];
export const ANSWER_LENGTH = 2000;

/** Statuses that a supplier may set: whether a question is pending or answered follows from its answer. */
export const QUESTION_TRANSITIONS: Record<QuestionStatus, readonly QuestionStatus[]> = {
  pending: ['hidden'],
  answered: ['hidden'],
  hidden: ['pending', 'answered'],
};

export const answerInputSchema = v.object({ content: filledText(ANSWER_LENGTH) });
/** The only field of a question that `doEdit` changes is whether it is pinned. */
export const questionInputSchema = v.looseObject({ pinned: v.boolean() });

export const questionSchema = sentObject({
  ...entityFields,
  productId: v.string(),
  productTitle: v.optional(v.string(), ''),
  content: v.string(),
  language: v.optional(v.string(), ''),
  buyer: sentObject({ name: v.string(), country: v.optional(v.string(), '') }),
  status: v.picklist(QUESTION_STATUSES),
  answer: v.optional(sentObject({ content: v.string(), at: instant, by: v.optional(v.string(), '') })),
  pinned: v.optional(v.boolean(), false),
  likes: v.optional(v.number(), 0),
});
export type Question = v.InferOutput<typeof questionSchema>;

const api = entityApi('question', questionSchema, NUMBERS);

export const questionApi = {
  ...api,
  /**
   * Adds or changes the answer; `record` is the question with the new answer in it. The contract leaves the response of
   * doAnswer open (contract 4): if it is not a question, the sent one is used until the next fetch.
   */
  async saveAnswer(record: object): Promise<Result<Question>> {
    const question = record as Question;
    const { data, message } = await api.write(
      'doAnswer',
      { id: question.id, content: question.answer?.content ?? '' },
      v.unknown(),
    );
    const parsed = v.safeParse(questionSchema, data);
    return { data: parsed.success ? parsed.output : question, message };
  },
};
