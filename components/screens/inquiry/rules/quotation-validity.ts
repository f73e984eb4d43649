import { daysFrom, isDay } from '@/lib/util/day';

/** Days before the last valid one in which a quotation counts as running out. */
const SOON_DAYS = 3;

/** How many days a quotation is still valid, negative after the last one; undefined while it does not run out yet. */
export function runsOutIn(validUntil: string | undefined, today: string): number | undefined {
  if (!validUntil || !isDay(validUntil)) return undefined;
  const days = daysFrom(today, validUntil);
  return days <= SOON_DAYS ? days : undefined;
}
