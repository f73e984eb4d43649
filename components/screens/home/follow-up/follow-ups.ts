import { daysFrom, isDay } from '@/lib/util/day';
import type { ReadInquiry } from '@/lib/state/answers';

/** Days before the last valid one in which home names a quotation. */
const SOON_DAYS = 7;

export interface FollowUp {
  kind: 'runsOut' | 'inquiry' | 'quotation';
  id: string;
  /** What is known of an inquiry that was read here. */
  inquiry?: ReadInquiry;
  /** How many days its quotation is still valid. */
  days?: number;
}

/** Days until a quotation runs out; undefined if it does so later, or has, or its inquiry has ended. */
function daysLeft({ validUntil, isClosed, isDeleted }: ReadInquiry, today: string): number | undefined {
  if (!validUntil || !isDay(validUntil) || isClosed || isDeleted) return undefined;
  const days = daysFrom(today, validUntil);
  return days >= 0 && days <= SOON_DAYS ? days : undefined;
}

/** What is to be done by what this device knows: quotations that run out, the first one first, then answers not sent. */
export function followUps(
  read: readonly ReadInquiry[],
  drafts: Record<'inquiry' | 'quotation', readonly string[]>,
  today: string,
): FollowUp[] {
  const known = new Map(read.map((inquiry) => [inquiry.id, inquiry]));
  const runOut = read.flatMap((inquiry): (FollowUp & { days: number })[] => {
    const days = daysLeft(inquiry, today);
    return days === undefined ? [] : [{ kind: 'runsOut', id: inquiry.id, inquiry, days }];
  });
  return [
    ...runOut.sort((a, b) => a.days - b.days),
    ...(['inquiry', 'quotation'] as const).flatMap((kind) =>
      drafts[kind].map((id): FollowUp => ({ kind, id, inquiry: known.get(id) })),
    ),
  ];
}
