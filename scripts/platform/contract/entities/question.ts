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
  fields: {
    content: 'Plain text.',
    status: 'pending and answered follow from the answer; hidden is set by doStatus.',
    answer: 'The supplier’s public answer; absent: none yet.',
    pinned: 'Shown first below the product; all that doEdit changes.',
    likes: 'Buyers who found it useful.',
  },
};
