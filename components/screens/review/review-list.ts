import {
  choicesFilter,
  dayRanges,
  flagFilter,
  idsFilter,
  textFilter,
} from '@/components/ui/table/filters/list-filters';
import type { EntityListOptions } from '@/components/ui/table/use-entity-list';
import { REVIEW_STATUSES, reviewApi, type Review, type ReviewStatus } from '@/lib/api/review';

export const SCORES = ['5', '4', '3', '2', '1'] as const;
/** Reviews with at most this many stars need attention. */
export const LOW_SCORE = 2;

export const REVIEW_SORTS = ['createdAt', 'updatedAt', 'overall', 'quality', 'service', 'shipping'] as const;

export const REVIEW_VIEWS = {
  unreplied: { status: 'visible', replied: 'false' },
  low: { score: SCORES.filter((score) => Number(score) <= LOW_SCORE) },
  pictures: { images: 'true' },
  appealing: { status: 'appealing' },
  hidden: { status: 'hidden' },
};
export type ReviewView = keyof typeof REVIEW_VIEWS;

/** What the summary counts: reviews visible to buyers, including those with a pending appeal. */
export const COUNTED = ['visible', 'appealing'] as const satisfies readonly ReviewStatus[];

export const REVIEW_LIST: EntityListOptions<Review> = {
  name: 'review',
  api: reviewApi,
  filters: {
    keyword: textFilter(),
    /** Links from the search palette name one review. */
    id: idsFilter,
    status: choicesFilter(REVIEW_STATUSES),
    score: choicesFilter(SCORES),
    replied: flagFilter,
    images: flagFilter,
    productId: idsFilter,
    country: idsFilter,
    language: idsFilter,
    ...dayRanges('created'),
  },
  sorts: REVIEW_SORTS,
  defaultSort: { by: 'createdAt', order: 'desc' },
  views: { param: 'status', values: Object.keys(REVIEW_VIEWS), presets: REVIEW_VIEWS },
};
