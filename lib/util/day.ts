/**
 * Calendar days (`2026-11-20`) and the instants at which they begin and end in a zone. A day of the contract is one in
 * the shop's zone; without a zone, or with one that the browser does not know, the browser's zone is used.
 */

/** A day in milliseconds. */
export const DAY = 86_400_000;
/** An hour in milliseconds. */
export const HOUR = 3_600_000;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Cached, because creating a format takes a hundred times as long as using it. */
function formatIn(zone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** The zone if the browser knows it, else undefined, which means the browser's own. */
export function knownZone(zone: string | undefined): string | undefined {
  if (!zone) return undefined;
  try {
    formatIn(zone);
    return zone;
  } catch {
    return undefined;
  }
}

/** The local time of an instant in a zone, in milliseconds as if it were UTC. */
function wallTime(at: number, zone: string | undefined): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatIn(zone).formatToParts(at)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** How far a zone's local time is ahead of UTC at an instant, in milliseconds. */
export const offsetIn = (at: Date | number, zone?: string): number =>
  wallTime(Number(at), knownZone(zone)) - Math.floor(Number(at) / 1000) * 1000;

/** The calendar day of an instant in a zone. */
export const dayIn = (at: Date | number, zone?: string): string =>
  new Date(wallTime(Number(at), knownZone(zone))).toISOString().slice(0, 10);

/** Whether a text is an existing calendar day. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The day so many days after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Days from one day to another; NaN if one of them is not a day. */
export const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/**
 * The instant at which a day begins in a zone, in milliseconds: midnight, or if daylight saving skips it, the moment
 * after.
 */
export function startOfDay(day: string, zone?: string): number {
  const known = knownZone(zone);
  const midnight = Date.parse(day);
  const offsets = [-DAY, DAY].map((shift) => wallTime(midnight + shift, known) - (midnight + shift));
  const starts = offsets.map((offset) => midnight - offset).sort((one, other) => one - other);
  return starts.find((at) => dayIn(at, known) >= day && dayIn(at - 1, known) < day) ?? starts[0]!;
}

/** The last millisecond of a day in a zone; days on which daylight saving changes have 23 or 25 hours. */
export const endOfDay = (day: string, zone?: string): number => startOfDay(addDays(day, 1), zone) - 1;

/** The zone's offset at an instant, written one way everywhere (UTC+8); it depends on the time of the year. */
export function zoneAt(date: Date, timeZone: string | undefined, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(date);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace('-', '−');
}

const pad = (value: number) => String(value).padStart(2, '0');

/** An instant in the format of datetime-local inputs: the device's zone, to the minute. '' for an invalid one. */
export function toLocalMinute(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The instant of such a text in UTC; undefined for an invalid one. */
export function fromLocalMinute(text: string): string | undefined {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export type DayPart = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of the day that the greeting names (specification 2): before 8, 8 to 11, up to 13, before 18, later. */
export function dayPart(hour: number): DayPart {
  if (hour < 8) return 'dawn';
  if (hour <= 11) return 'morning';
  if (hour <= 13) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
