export interface ListRequest {
  pageNo: number;
  pageSize: number;
  sort: string;
  descending: boolean;
  /** Lower-cased words, all of which must occur. */
  words: string[];
}

const whole = (text: string | null, fallback: number, max: number) => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
};

/** Page, sort and keyword of a list (contract 1); what is no sensible value counts as not given. */
export function listRequest(query: URLSearchParams, sorts: readonly string[], fallback: string): ListRequest {
  const sort = query.get('sort') ?? '';
  return {
    pageNo: whole(query.get('pageNo'), 1, Number.MAX_SAFE_INTEGER),
    pageSize: whole(query.get('pageSize'), 20, 100),
    sort: sorts.includes(sort) ? sort : fallback,
    descending: query.get('order') !== 'asc',
    words: (query.get('keyword') ?? '').toLowerCase().split(/\s+/).filter(Boolean),
  };
}

/** All values of a repeated key; empty ones are not given. */
export const valuesOf = (query: URLSearchParams, key: string) => query.getAll(key).filter((value) => value !== '');

export const numberOf = (query: URLSearchParams, key: string): number | undefined => {
  const text = query.get(key);
  return text && Number.isFinite(Number(text)) ? Number(text) : undefined;
};

const DAY = 86_400_000;

/** An instant of a filter. A date without a time means that whole day in UTC: `end` of it for an upper bound. */
export function instantOf(query: URLSearchParams, key: string, end = false): number | undefined {
  const text = query.get(key) ?? '';
  const time = Date.parse(text);
  if (Number.isNaN(time)) return undefined;
  return end && /^\d{4}-\d{2}-\d{2}$/.test(text) ? time + DAY - 1 : time;
}
