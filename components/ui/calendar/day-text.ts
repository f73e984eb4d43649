import { isDay } from '@/lib/util/day';

const pad = (text: string, length = 2) => text.padStart(length, '0');

/** A day as it may be typed: 2026-11-18, 2026/1/8, 2026.1.8, 20261118, 2026年1月8日, with full-width digits too. */
const DAY = /^(\d{4})(?:[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?|(\d{2})(\d{2}))$/;
/** A time after it: 9:30, 09:30 or 0930. */
const TIME = /^(\d{1,2}):(\d{2})$|^(\d{2})(\d{2})$/;

/** The day that a typed text means, as `2026-11-18`; undefined if it means none. */
export function dayFrom(text: string): string | undefined {
  const [, year, month, date, shortMonth, shortDate] = DAY.exec(text.normalize('NFKC').trim()) ?? [];
  if (!year) return undefined;
  const day = [year, pad(month ?? shortMonth ?? ''), pad(date ?? shortDate ?? '')].join('-');
  return isDay(day) ? day : undefined;
}

/** The day and time that a typed text means, as `2026-11-18T09:30`; undefined if one of them is missing. */
export function minuteFrom(text: string): string | undefined {
  const [first = '', last = '', ...more] = text
    .normalize('NFKC')
    .trim()
    .split(/[T\s]+/);
  const day = dayFrom(first);
  const [, hour, minute, shortHour, shortMinute] = TIME.exec(last) ?? [];
  const [hours, minutes] = [pad(hour ?? shortHour ?? ''), minute ?? shortMinute ?? ''];
  if (!day || more.length > 0 || minutes === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${day}T${hours}:${minutes}`;
}

/** Noon, which no change of the clock takes to another day. */
export const dateOf = (day: string | undefined): Date | undefined =>
  day && isDay(day) ? new Date(`${day}T12:00:00`) : undefined;

/** The day of a date in the browser's zone. */
export const dayOf = (date: Date): string =>
  [pad(String(date.getFullYear()), 4), pad(String(date.getMonth() + 1)), pad(String(date.getDate()))].join('-');
