import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedReviews, type StoredReview } from './seed';
import { EntityStore } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';

export type ReviewStore = EntityStore<StoredReview, TextFacts>;

const textOf = ({ buyer, productTitle, orderNumber, content, reply }: StoredReview) =>
  [buyer.name, productTitle?.zh, productTitle?.en, orderNumber, content, reply?.content].join('\n').toLowerCase();

export const createReviewStore = (context: SeedContext): ReviewStore =>
  new EntityStore<StoredReview, TextFacts>((review) => ({ text: textOf(review) }), seedReviews(context));

declare module '@/lib/demo/platform/domain' {
  interface Stores {
    review: ReviewStore;
  }
}
