import type { Review } from '@/lib/api/review';
import type { TextFacts } from '@/lib/demo/platform/list-query';
import { seedReviews } from './seed';
import { EntityStore, type Without } from '@/lib/demo/platform/store';
import type { SeedContext } from '@/lib/demo/platform/domain';
import type { Language } from '@/lib/demo/platform/texts';

/** A review as kept: the product's name in both languages, for when the product is gone. */
export type StoredReview = Without<Review, 'productTitle'> & { productTitle?: Record<Language, string> };
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
