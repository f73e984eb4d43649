import { choiceFilter, dayRanges, flagFilter, idsFilter, textFilter } from '@/components/ui/table/filters/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import { QUESTION_STATUSES, questionApi, type Question } from '@/lib/api/question';

export const QUESTION_SORTS = ['createdAt', 'updatedAt', 'answeredAt', 'likes'] as const;

export const QUESTION_LIST: EntityListOptions<Question> = {
  name: 'question',
  api: questionApi,
  filters: {
    keyword: textFilter(),
    status: choiceFilter(QUESTION_STATUSES),
    productId: textFilter(64),
    country: idsFilter,
    language: idsFilter,
    pinned: flagFilter,
    answered: flagFilter,
    ...dayRanges('created'),
  },
  sorts: QUESTION_SORTS,
  defaultSort: { by: 'createdAt', order: 'desc' },
  views: { param: 'status', values: QUESTION_STATUSES },
};
