import { endOfDay, isDay, startOfDay } from '@/lib/util/day';
import { SHOP_ZONE } from './shop-days';
import type { Condition } from './marks';
import type { Page, Row, EntityStore, Entity, Sort } from './store';
import type { Language } from './texts';

export interface ListRequest {
  pageNo: number;
  pageSize: number;
  sort: string;
  descending: boolean;
  /** Words in lower case, all of which must occur. */
  words: string[];
}

const whole = (text: string | null, fallback: number, max: number) => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
};

/**
 * Page, sort and keyword of a list (contract 1); invalid values are ignored. A list is descending by default, unless
 * `ascending` contains the sort.
 */
function listRequest(
  query: URLSearchParams,
  sorts: readonly string[],
  fallback: string,
  ascending: readonly string[] = [],
): ListRequest {
  const requested = query.get('sort') ?? '';
  const sort = sorts.includes(requested) ? requested : fallback;
  const order = query.get('order');
  return {
    pageNo: whole(query.get('pageNo'), 1, Number.MAX_SAFE_INTEGER),
    pageSize: whole(query.get('pageSize'), 20, 100),
    sort,
    descending: order === 'asc' || order === 'desc' ? order === 'desc' : !ascending.includes(sort),
    words: (query.get('keyword') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
  };
}

/** All values of a repeated key without empty ones. */
export const valuesOf = (query: URLSearchParams, key: string) => query.getAll(key).filter((value) => value !== '');

/** A filter by a repeated key, parsed once per list: without values it matches everything. */
export function oneOf(query: URLSearchParams, key: string): (value: string | undefined) => boolean {
  const wanted = new Set(valuesOf(query, key));
  return (value) => wanted.size === 0 || (value !== undefined && wanted.has(value));
}

/** A filter by `true` or `false`; other values match everything. */
export function flagOf(query: URLSearchParams, key: string): (value: boolean) => boolean {
  const wanted = query.get(key);
  return (value) => (wanted !== 'true' && wanted !== 'false') || value === (wanted === 'true');
}

export const numberOf = (query: URLSearchParams, key: string): number | undefined => {
  const text = query.get(key);
  return text && Number.isFinite(Number(text)) ? Number(text) : undefined;
};

/** An instant of a filter. A day is the whole day in the shop's zone: its end for an upper bound. */
export function instantOf(query: URLSearchParams, key: string, end = false): number | undefined {
  const text = query.get(key) ?? '';
  if (isDay(text)) return end ? endOfDay(text, SHOP_ZONE) : startOfDay(text, SHOP_ZONE);
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

/** A filter by the keys `<name>From` and `<name>To`, both ends included. */
export function within(query: URLSearchParams, name: string): (time: string | undefined) => boolean {
  const from = instantOf(query, `${name}From`);
  const to = instantOf(query, `${name}To`, true);
  return (text) => {
    if (from === undefined && to === undefined) return true;
    const time = text === undefined ? NaN : Date.parse(text);
    return time >= (from ?? -Infinity) && time <= (to ?? Infinity);
  };
}

/** The value that a row is sorted by; names are sorted in the interface language. */
export type OrderValue<R> = (row: R, language: Language) => string | number | undefined;

/** What every list needs of a record: all texts that a keyword may match, in lower case. */
export interface TextFacts {
  text: string;
}

export const textFacts = (...parts: (string | undefined)[]): TextFacts => ({ text: parts.join('\n').toLowerCase() });

interface ListRules<T extends Entity, F extends TextFacts> {
  sorts: Record<string, OrderValue<Row<T, F>>>;
  sort: string;
  /** Sorts that are ascending by default. */
  ascending?: readonly string[];
}

/** Sorts whose order depends on the language. */
const SPOKEN = ['title', 'name'];

/** The order of a sort, under a key that includes the language if the order depends on it. */
export const orderOf = <T extends Entity, F>(
  sort: string,
  value: OrderValue<Row<T, F>>,
  language: Language,
  descending: boolean,
): Sort<T, F> => ({
  key: SPOKEN.includes(sort) ? `${sort}:${language}` : sort,
  value: (row) => value(row, language),
  descending,
});

/** Rows that contain a word; matching rows are cached. */
const holding = <T extends Entity, F extends TextFacts>(word: string): Condition<Row<T, F>> => ({
  key: `word:${word}`,
  test: ({ facts }) => facts.text.includes(word),
});

/** All conditions of a list: its own, every word of the keyword, and the requested ids. */
function allConditions<T extends Entity, F extends TextFacts>(
  query: URLSearchParams,
  words: readonly string[],
  conditions: readonly Condition<Row<T, F>>[],
): Condition<Row<T, F>>[] {
  const isRequested = oneOf(query, 'id');
  const among = valuesOf(query, 'id').length > 0 ? [{ test: ({ id }: Row<T, F>) => isRequested(id) }] : [];
  return [...conditions, ...words.map((word) => holding<T, F>(word)), ...among];
}

/** A query for each value of a filter; '' is all. */
const eachValue = (query: URLSearchParams, name: string, values: readonly string[]) =>
  ['', ...values].map((value) => {
    const one = new URLSearchParams(query);
    one.set(name, value);
    return [value, one] as const;
  });

/** The number of rows for each value of a filter; '' is all. */
export function countsBy<T extends Entity, F extends TextFacts>(
  store: EntityStore<T, F>,
  query: URLSearchParams,
  name: string,
  values: readonly string[],
  conditionsOf: (query: URLSearchParams) => readonly Condition<Row<T, F>>[],
): Record<string, number> {
  const { words } = listRequest(query, [], '');
  return Object.fromEntries(
    eachValue(query, name, values).map(([value, one]) => [
      value,
      store.count(allConditions(one, words, conditionsOf(one))),
    ]),
  );
}

/** Prepares a page and its counts in a large store; undefined if there is nothing to wait for. */
export function readyList<T extends Entity, F extends TextFacts>(
  store: EntityStore<T, F>,
  { sorts, sort: fallback, ascending }: ListRules<T, F>,
  query: URLSearchParams,
  language: Language,
  conditionsOf: (query: URLSearchParams) => readonly Condition<Row<T, F>>[],
  counted: { by: string; values: readonly string[] | undefined } = { by: '', values: undefined },
): Promise<void> | undefined {
  const { words, sort, descending } = listRequest(query, Object.keys(sorts), fallback, ascending);
  const { by, values } = counted;
  const queries = [query, ...(values ? eachValue(query, by, values).map(([, one]) => one) : [])];
  return store.ready(
    queries.map((one) => allConditions(one, words, conditionsOf(one))),
    orderOf(sort, sorts[sort]!, language, descending),
  );
}

/**
 * One page of a list: rows that contain every word of the keyword, have one of the requested ids, and meet the list's
 * own conditions.
 */
export function listPage<T extends Entity, F extends TextFacts>(
  store: EntityStore<T, F>,
  { sorts, sort: fallback, ascending }: ListRules<T, F>,
  query: URLSearchParams,
  language: Language,
  conditions: readonly Condition<Row<T, F>>[] = [],
): Page<T> {
  const { words, sort, descending, ...page } = listRequest(query, Object.keys(sorts), fallback, ascending);
  const order = orderOf(sort, sorts[sort]!, language, descending);
  return store.list(allConditions(query, words, conditions), order, page);
}
