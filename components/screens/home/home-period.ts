import type { DayFigures } from '@/lib/api/stats';
import { addDays, daysFrom, isDay } from '@/lib/util/day';

export const PRESETS = [7, 30, 90] as const;
type Preset = (typeof PRESETS)[number];
/** The default period, today included. */
export const USUAL: Preset = 30;
const MAX_DAYS = 366;

/** Days in the shop's time zone, both ends included. */
export interface Period {
  /** Undefined for a custom range. */
  preset?: Preset;
  from: string;
  to: string;
  days: number;
}

/** Number of days, both ends included; NaN if one is not a date. */
export const daysBetween = (from: string, to: string) => daysFrom(from, to) + 1;

/** Future days are cut off. */
const lastOf = (to: string, today: string) => (to > today ? today : to);

/** Whether custom dates are valid: in order, not in the future, not longer than a year. */
export function isPeriod(from: string, to: string, today: string): boolean {
  const days = daysBetween(from, lastOf(to, today));
  return days >= 1 && days <= MAX_DAYS;
}

/** The period in the URL: `days`, or `from` and `to`. Future days are cut off; invalid values mean the last 30 days. */
export function periodOf(query: URLSearchParams, today: string): Period {
  const [from, requestedTo] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (isDay(from) && isDay(requestedTo)) {
    const to = lastOf(requestedTo, today);
    if (isPeriod(from, to, today)) return { from, to, days: daysBetween(from, to) };
  }
  const preset = PRESETS.find((days) => String(days) === query.get('days')) ?? USUAL;
  return { preset, from: addDays(today, 1 - preset), to: today, days: preset };
}

/** How many days back the whole weeks begin that a period is compared with. */
const weeksBefore = (days: number): number => 7 * Math.ceil(days / 7);

/**
 * The latest days before a period that are as many and fall on the same weekdays: laid over it day by day, weekends
 * are compared with weekends.
 */
export function sameDaysBefore({ from, to, days }: Period): Pick<Period, 'from' | 'to'> {
  const back = -weeksBefore(days);
  return { from: addDays(from, back), to: addDays(to, back) };
}

/** URL parameters of a preset; the default is left out. */
export const presetQuery = (days: number) => ({
  days: days === USUAL ? undefined : days,
  from: undefined,
  to: undefined,
});

/** For each day of a period the one that is laid over it (`sameDaysBefore`), by its date: a platform may leave days out. */
export function daysBefore<T extends { date: string }>(
  days: readonly T[],
  before: readonly T[],
  { days: length }: Period,
): (T | undefined)[] {
  const byDate = new Map(before.map((day) => [day.date, day]));
  return days.map(({ date }) => (isDay(date) ? byDate.get(addDays(date, -weeksBefore(length))) : undefined));
}

type SomeFigures = Partial<DayFigures> & Pick<DayFigures, 'date'>;

/**
 * Every day of a period, so that a chart has a gap where the platform has left days out. Rows that are no days of it are
 * shown as they were sent.
 */
export function everyDay(rows: readonly SomeFigures[], { from, to, days }: Period): readonly SomeFigures[] {
  const isOf = ({ date }: SomeFigures) => isDay(date) && date >= from && date <= to;
  if (rows.length === 0 || !rows.every(isOf)) return rows;
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: days }, (_, index) => addDays(from, index)).map((date) => byDate.get(date) ?? { date });
}
