import { DAY } from '@/lib/util/day';
import type { StoredInquiry } from '../inquiry/seed';
import { hashed } from '@/lib/demo/platform/random';
import { dayInShop } from '@/lib/demo/platform/shop-days';

/** The average age of seeded products in days, over which their views are spread. */
export const LIFETIME_DAYS = 400;

export interface DayFigures {
  date: string;
  views: number;
  visitors: number;
  inquiries: number;
}

/** A number of days from an instant. */
export interface Span {
  start: number;
  days: number;
}
export const endOf = ({ start, days }: Span) => start + days * DAY;

/** Whether a moment is in a span. */
export function isIn(span: Span, moment: string): boolean {
  const at = Date.parse(moment);
  return at >= span.start && at < endOf(span);
}

/** Inquiries created in a span, the same as in the list filtered by these days. */
export const inquiriesIn = (inquiries: readonly StoredInquiry[], span: Span) =>
  inquiries.filter(({ createdAt }) => isIn(span, createdAt));

/**
 * Statistics of each day: views are the shop's average, lower at weekends, with noise that depends on the date only;
 * inquiries are those created on the day.
 */
export function daysOf(span: Span, views: number, inquiries: readonly StoredInquiry[], seed: number): DayFigures[] {
  const came = new Map<string, number>();
  for (const { createdAt } of inquiriesIn(inquiries, span)) {
    const date = dayInShop(Date.parse(createdAt));
    came.set(date, (came.get(date) ?? 0) + 1);
  }
  return Array.from({ length: span.days }, (_, i) => {
    const date = dayInShop(span.start + i * DAY);
    const weekday = new Date(date).getUTCDay();
    const week = weekday === 0 || weekday === 6 ? 0.62 : 1.14;
    const noise = 0.82 + 0.36 * hashed(`${seed}:${date}`);
    const seen = Math.round((views / LIFETIME_DAYS) * week * noise);
    const visitors = Math.round(seen * (0.38 + 0.06 * hashed(`v${date}`)));
    return { date, views: seen, visitors, inquiries: came.get(date) ?? 0 };
  });
}
