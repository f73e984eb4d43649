import type { ReviewSummary } from '@/lib/api/review';
import { dayInShop } from '@/lib/demo/platform/shop-days';
import type { StoredReview } from './seed';

const MONTHS = 12;

/** The average, rounded to two decimals; 0 without reviews. */
export function averageOf(reviews: readonly StoredReview[]): number {
  const sum = reviews.reduce((total, { scores }) => total + scores.overall, 0);
  return reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 100) / 100;
}

const monthOf = (time: number) => dayInShop(time).slice(0, 7);

/** The last months as YYYY-MM, oldest first. */
function lastMonths(now: number): string[] {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index)).toISOString().slice(0, 7),
  );
}

/** The summary that buyers see: hidden reviews do not count. */
export function summaryOf(all: readonly StoredReview[], now: number): ReviewSummary {
  const reviews = all.filter(({ status }) => status !== 'hidden');
  const stars = (count: number) => reviews.filter(({ scores }) => Math.round(scores.overall) === count).length;
  return {
    average: averageOf(reviews),
    count: reviews.length,
    distribution: Object.fromEntries([1, 2, 3, 4, 5].map((count) => [String(count), stars(count)])),
    trend: lastMonths(now).map((month) => {
      const then = reviews.filter(({ createdAt }) => monthOf(Date.parse(createdAt)) === month);
      return { month, average: averageOf(then), count: then.length };
    }),
  };
}
