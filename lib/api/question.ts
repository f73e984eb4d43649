import * as z from 'zod/mini';
import { NUMBERS, entityApi } from './entity';
import type { Result } from './request/request';
import { entityFields, filledText, instant, sentObject } from './values';

/** Questions of buyers under a product (contract 4). */

export const QUESTION_STATUSES = ['pending', 'answered', 'hidden'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];
export const ANSWER_LENGTH = 2000;

/** What a supplier may set a question to: whether it is pending or answered follows from its answer. */
export const QUESTION_TRANSITIONS: Record<QuestionStatus, readonly QuestionStatus[]> = {
  pending: ['hidden'],
  answered: ['hidden'],
  hidden: ['pending', 'answered'],
};

export const answerInputSchema = z.object({ content: filledText(ANSWER_LENGTH) });
/** `doEdit` changes nothing of a question but whether it comes first. */
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
   * Answers, or changes the answer there is; takes the question with the new answer in it. What doAnswer answers is
   * the platform's choice (contract 4): where it is no question, the one that was sent stands until it is read anew.
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
