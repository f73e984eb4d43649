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
  fields: {
    buyer: 'Who ordered.',
    orderNumber: 'Of the platform.',
    scores: '1 to 5 each, by the buyer.',
    overall: 'Rating as a whole.',
    quality: 'Rating of the goods.',
    service: 'Rating of the answers.',
    shipping: 'Rating of the delivery.',
    content: 'Plain text.',
    images: 'Pictures of the buyer: https or relative to the platform.',
    status: 'By the platform; appealing from doAppeal until it has decided.',
    appeal: 'The open appeal.',
    reason: 'Why the review is unfair, plain text.',
    evidence: 'Addresses of pictures and files as proof.',
    average: 'Average overall rating of what is counted, 1 to 5.',
    count: 'Reviews counted.',
    distribution: 'Number of reviews by overall rating, "1" to "5".',
    trend: 'By month, oldest first.',
    month: 'YYYY-MM in the zone of the shop.',
  },
};
