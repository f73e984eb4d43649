import { REVIEW_STATUSES, reviewSchema } from '@/lib/api/review';
import type { EntityRow } from '../entity-row';
import { days, flags, texts } from '../filters';

export const entity: EntityRow = {
  name: 'review',
  one: 'a review',
  many: 'reviews',
  record: reviewSchema,
  kind: 'kept',
  sorts: ['createdAt', 'updatedAt', 'overall', 'quality', 'service', 'shipping'],
  filters: [
    ['status', REVIEW_STATUSES],
    ...texts('score', 'productId', 'country', 'language'),
    ...flags('replied', 'images'),
    ...days('created'),
  ],
  counted: ['status'],
};
