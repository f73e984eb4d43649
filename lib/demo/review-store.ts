import type { Review } from '@/lib/api/review';
import type { TextFacts } from './list-query';
import { seedReviews } from './seed/review/reviews';
import { EntityStore, type Without } from './store';
import type { SeedContext } from './stores';
import type { Language } from './texts';

/** A review as kept: the product's name in both languages, for when the product is gone. */
export type StoredReview = Without<Review, 'productTitle'> & { productTitle?: Record<Language, string> };
export type ReviewStore = EntityStore<StoredReview, TextFacts>;

const textOf = ({ buyer, productTitle, orderNumber, content, reply }: StoredReview) =>
  [buyer.name, productTitle?.zh, productTitle?.en, orderNumber, content, reply?.content].join('\n').toLowerCase();

export const createReviewStore = (context: SeedContext): ReviewStore =>
  new EntityStore<StoredReview, TextFacts>((review) => ({ text: textOf(review) }), seedReviews(context));
