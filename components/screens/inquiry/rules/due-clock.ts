import { INQUIRY_LIMITS, type Inquiry } from '@/lib/api/inquiry-schema';
import { isReplyDue } from '@/lib/api/inquiry/waiting';

/** Urgency of a first reply: overdue, within one hour, within four, or later. */
export type Urgency = 'late' | 'urgent' | 'soon' | 'calm';

export interface DueClock {
  urgency: Urgency;
  /** Whole minutes left, or since it was due. */
  minutes: number;
  /** Remaining share of the response time, from 1 to 0. */
  share: number;
}

const MINUTE = 60_000;
const urgencyOf = (left: number): Urgency => {
  if (left <= 0) return 'late';
  if (left < 60 * MINUTE) return 'urgent';
  return left < 240 * MINUTE ? 'soon' : 'calm';
};

/** Undefined for an inquiry in which no reply is due (contract 4, 24 h), or without due time. */
export function dueClock(inquiry: Pick<Inquiry, 'status' | 'lastFrom' | 'dueAt'>, now: Date): DueClock | undefined {
  const due = Date.parse(inquiry.dueAt ?? '');
  if (!isReplyDue(inquiry) || Number.isNaN(due)) return undefined;
  const left = due - now.getTime();
  return {
    urgency: urgencyOf(left),
    // Rounded so that it never shows zero minutes before the due time, nor counts an incomplete minute after it.
    minutes: left > 0 ? Math.ceil(left / MINUTE) : Math.floor((now.getTime() - due) / MINUTE),
    share: Math.min(1, Math.max(0, left / (INQUIRY_LIMITS.due * 60 * MINUTE))),
  };
}

/** From this delay on it is given in whole days, because 55 hours are hard to read. */
const IN_DAYS = 48 * 60;

/** The delay in whole days; undefined for shorter delays, which are given in hours and minutes. */
export const lateDays = ({ urgency, minutes }: DueClock): number | undefined =>
  urgency === 'late' && minutes >= IN_DAYS ? Math.floor(minutes / (24 * 60)) : undefined;

/** Minutes as hours and minutes: `2:46`, `0:05`, `31:00`. */
export const clockText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
