import * as z from 'zod/mini';
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

export const answerInputSchema = z.object({ content: filledText(ANSWER_LENGTH) });
/** The only field of a question that `doEdit` changes is whether it is pinned. */
export const questionInputSchema = z.looseObject({ pinned: z.boolean() });

export const questionSchema = sentObject({
  ...entityFields,
  productId: z.string(),
  productTitle: z._default(z.string(), ''),
  content: z.string(),
  language: z._default(z.string(), ''),
  buyer: sentObject({ name: z.string(), country: z._default(z.string(), '') }),
  status: z.enum(QUESTION_STATUSES),
  answer: z.optional(sentObject({ content: z.string(), at: instant, by: z._default(z.string(), '') })),
  pinned: z._default(z.boolean(), false),
  likes: z._default(z.number(), 0),
});
export type Question = z.output<typeof questionSchema>;

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
      z.unknown(),
    );
    const parsed = questionSchema.safeParse(data);
    return { data: parsed.success ? parsed.data : question, message };
  },
};
