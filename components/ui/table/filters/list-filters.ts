import { dayIn, endOfDay, isDay, startOfDay } from '@/lib/util/day';

/** A filter's value: unset, one value, or several. */
export type FilterValue = string | string[] | undefined;
export type FilterValues = Record<string, FilterValue>;

export const sameValue = (one: FilterValue, other: FilterValue) => String(one ?? '') === String(other ?? '');

/**
 * Parses the address, with days in the shop's zone; invalid values count as unset, so that no address can break a list.
 */
export interface FilterParser {
  (raw: string[], zone?: string): FilterValue;
  /** What the request says for a value; by default the value itself. */
  toRequest?: (value: string, zone?: string) => string;
}

export const textFilter =
  (max = 100): FilterParser =>
  ([value]) =>
    value?.trim().slice(0, max) || undefined;

export const choiceFilter =
  (choices: readonly string[]): FilterParser =>
  ([value]) =>
    value !== undefined && choices.includes(value) ? value : undefined;

/** Several of a few choices, in the order of the choices. */
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

/** An amount in the contract's format. */
export const amountFilter: FilterParser = ([value]) =>
  value !== undefined && /^\d{1,12}(\.\d{1,2})?$/.test(value) ? value : undefined;

/** A day; an instant, as links of other pages may contain, is converted to its day. It is sent as a day. */
export const dayFilter: FilterParser = ([value = ''], zone) => {
  if (isDay(value)) return value;
  const at = /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? undefined : dayIn(at, zone);
};

/** A day of the shop, sent as the instant at which it begins, or ends. */
const instantFilter = (instantOf: (day: string, zone?: string) => number): FilterParser =>
  Object.assign(dayFilter.bind(undefined), {
    toRequest: (day: string, zone?: string) => new Date(instantOf(day, zone)).toISOString(),
  });

/** The two parameters of each of these ranges of the shop's days, with the contract's names. */
export const dayRanges = (...names: string[]): Record<string, FilterParser> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}From`, instantFilter(startOfDay)],
      [`${name}To`, instantFilter(endOfDay)],
    ]),
  );

/** Yes or no; unset means both. */
export const flagFilter = choiceFilter(['true', 'false']);
