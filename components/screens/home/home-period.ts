import { addDays, daysFrom, isDay } from '@/lib/util/day';

/** Days that one press covers. */
export const PRESETS = [7, 30, 90] as const;
type Preset = (typeof PRESETS)[number];
/** What home covers by itself, today included. */
export const USUAL: Preset = 30;
/** The longest period that can be asked for. */
const MAX_DAYS = 366;

/** What the figures of home cover: days of the shop, both ends included. */
export interface Period {
  /** The last so many days; undefined: days chosen by hand. */
  preset?: Preset;
  from: string;
  to: string;
  /** How many days it has. */
  days: number;
}

/** Days from one to another, both included; NaN where one is no day. */
export const daysBetween = (from: string, to: string) => daysFrom(from, to) + 1;

/** The last day of a period, which is never one to come. */
const lastOf = (to: string, today: string) => (to > today ? today : to);

/** Whether days chosen by hand make a period: in order, begun, not longer than a year. */
export function isPeriod(from: string, to: string, today: string): boolean {
  const days = daysBetween(from, lastOf(to, today));
  return days >= 1 && days <= MAX_DAYS;
}

/**
 * The period that the address asks for: `days`, or `from` and `to`. Days that have not come yet are left out, and junk
 * means the last 30 days.
 */
export function periodOf(query: URLSearchParams, today: string): Period {
  const [from, asked] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (isDay(from) && isDay(asked)) {
    const to = lastOf(asked, today);
    if (isPeriod(from, to, today)) return { from, to, days: daysBetween(from, to) };
  }
  const preset = PRESETS.find((days) => String(days) === query.get('days')) ?? USUAL;
  return { preset, from: addDays(today, 1 - preset), to: today, days: preset };
}

/**
 * The latest days before a period that are as many and fall on the same weekdays: laid over it day by day, weekends
 * are compared with weekends.
 */
export function sameDaysBefore({ from, to, days }: Period): Pick<Period, 'from' | 'to'> {
  const back = -7 * Math.ceil(days / 7);
  return { from: addDays(from, back), to: addDays(to, back) };
}

/** What the address says of a preset; the usual one is left out. */
export const presetQuery = (days: number) => ({
  days: days === USUAL ? undefined : days,
  from: undefined,
  to: undefined,
});
