import type * as z from 'zod/mini';
import { valueAt } from '../paths';

/** Sentences of `form.validation`. */
export const ISSUE_KEYS = [
  'required',
  'number',
  'wholeNumber',
  'amount',
  'above',
  'atLeast',
  'atMost',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'choice',
  'format',
  'address',
  'duplicate',
  'oneLanguage',
  'tooManyBytes',
  'maxBelowMin',
  'tierQuantity',
  'tierPrice',
  'optionNames',
  'hsCode',
  'slug',
  'exactLength',
  'email',
  'phone',
  'port',
  'ip',
  'url',
  'external',
  'idCard',
  'chineseName',
  'landline',
  'json',
  'lowercase',
  'uppercase',
  'alphabet',
  'password',
  'telephone',
  'timeZone',
  'shares',
  'endBeforeStart',
  'notAhead',
  'noZeroPrice',
  'tooFine',
  'firstTier',
  'notRising',
  'netAboveGross',
  'optionValues',
  'tooManyVariants',
  'publishesNow',
  'incompleteDay',
] as const;
export type IssueKey = (typeof ISSUE_KEYS)[number];

/** One thing wrong with one field: a sentence of ours by key, or the platform's own words. */
export interface Issue {
  path: string;
  key?: IssueKey;
  values?: Record<string, string | number>;
  text?: string;
}

/** What a field for a day holds while only a part of it is typed. */
export const INCOMPLETE_DAY = 'incomplete';

const isIssueKey = (key: unknown): key is IssueKey => ISSUE_KEYS.includes(key as IssueKey);
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

type RawIssue = z.core.$ZodIssue;
type Told = Pick<Issue, 'key' | 'values'>;

function sizeIssue(issue: RawIssue & { code: 'too_small' | 'too_big' }, value: unknown): Told {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  if (issue.origin === 'number' || issue.origin === 'int') {
    if (!small) return { key: 'atMost', values: { max: limit } };
    return issue.inclusive ? { key: 'atLeast', values: { min: limit } } : { key: 'above', values: { min: limit } };
  }
  if (small && limit === 1) return { key: 'required' };
  const list = Array.isArray(value) || issue.origin === 'array';
  if (small) return { key: list ? 'tooFew' : 'tooShort', values: { min: limit } };
  return { key: list ? 'tooMany' : 'tooLong', values: { max: limit } };
}

function told(issue: RawIssue, value: unknown, formatKey: (path: string) => IssueKey, path: string): Told {
  if (isEmpty(value)) return { key: 'required' };
  if (value === INCOMPLETE_DAY) return { key: 'incompleteDay' };
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return sizeIssue(issue, value);
    case 'invalid_type':
      if ((issue.expected as string) === 'int') return { key: 'wholeNumber' };
      return { key: issue.expected === 'number' ? 'number' : 'format' };
    case 'invalid_value':
    case 'invalid_union':
      return { key: 'choice' };
    case 'custom': {
      const { key, ...values } = (issue.params ?? {}) as Record<string, string | number>;
      return isIssueKey(key) ? { key, values } : { key: formatKey(path) };
    }
    default:
      return { key: formatKey(path) };
  }
}

/**
 * What a schema found, as issues; one for each field, the first. `formatKey` names the sentence for a text whose form
 * is wrong, since a pattern cannot say it.
 */
export function issuesOf(
  error: z.core.$ZodError | undefined,
  record: unknown,
  formatKey: (path: string) => IssueKey = () => 'format',
): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map(String).join('.');
    // An own rule has looked at the value itself: a sentence of its own beats "required".
    const own = issue.code === 'custom' && isIssueKey(issue.params?.key);
    const value = own ? issue : valueAt(record, path);
    if (!byPath.has(path)) byPath.set(path, { path, ...told(issue, value, formatKey, path) });
  }
  return [...byPath.values()];
}
