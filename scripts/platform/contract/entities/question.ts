import { QUESTION_STATUSES, questionInputSchema, questionSchema } from '@/lib/api/question';
import type { EntityRow } from '../entity-row';
import { days, flags, texts } from '../filters';

export const entity: EntityRow = {
  name: 'question',
  one: 'a question',
  many: 'questions',
  record: questionSchema,
  input: questionInputSchema,
  sorts: ['createdAt', 'updatedAt', 'answeredAt', 'likes'],
  filters: [
    ['status', QUESTION_STATUSES],
    ...texts('productId', 'country', 'language'),
    ...flags('pinned', 'answered'),
    ...days('created'),
  ],
  counted: ['status'],
  states: QUESTION_STATUSES,
};
