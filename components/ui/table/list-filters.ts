/** What a filter holds: unset, one value, or several. */
export type FilterValue = string | string[] | undefined;
export type FilterValues = Record<string, FilterValue>;

/** Reads what the address says; junk reads as unset, so that no address can break a list. */
export type FilterParser = (raw: string[]) => FilterValue;

export const textFilter =
  (max = 100): FilterParser =>
  ([value]) =>
    value?.trim().slice(0, max) || undefined;

export const choiceFilter =
  (choices: readonly string[]): FilterParser =>
  ([value]) =>
    value !== undefined && choices.includes(value) ? value : undefined;

/** Several of a few, in the order of the choices. */
export const choicesFilter =
  (choices: readonly string[]): FilterParser =>
  (raw) => {
    const known = choices.filter((choice) => raw.includes(choice));
    return known.length > 0 ? known : undefined;
  };

/** Ids; the screen knows which of them exist. */
export const idsFilter: FilterParser = (raw) => {
  const ids = [...new Set(raw.filter((id) => id !== '' && id.length <= 64))].slice(0, 200);
  return ids.length > 0 ? ids : undefined;
};

/** An amount as the contract writes it. */
export const amountFilter: FilterParser = ([value]) =>
  value !== undefined && /^\d{1,12}(\.\d{1,2})?$/.test(value) ? value : undefined;

const pad = (value: number) => String(value).padStart(2, '0');

/** The day of a date in the reader's zone, as `2026-11-18`. */
export const dayOf = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** A day; a whole instant, as another screen may have linked it, is read as its day. */
export const dayFilter: FilterParser = ([value]) => {
  if (!value) return undefined;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
  return Number.isNaN(date.getTime()) ? undefined : dayOf(date);
};

/** The two ends of each of these ranges of days, under the contract's names for them. */
export const dayRanges = (...names: string[]): Record<string, FilterParser> =>
  Object.fromEntries(names.flatMap((name) => [`${name}From`, `${name}To`]).map((name) => [name, dayFilter]));

/** A day of the calendar, the same everywhere: the platform is asked for the day itself, not for an instant. */
export const calendarDayFilter: FilterParser = (raw) => dayFilter(raw);

/** Yes or no; without it, both. */
export const flagFilter = choiceFilter(['true', 'false']);

/** The instant at which a day begins or ends for the reader, as the platform is asked for it. */
export const dayStart = (day: string) => new Date(`${day}T00:00:00`).toISOString();
export const dayEnd = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();
