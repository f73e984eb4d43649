import type * as z from 'zod/mini';
import { valueAt } from '../paths';

/** Keys of the messages in `form.validation`. */
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

/** One issue of one field: a message of the client by key, or the platform's own text. */
export interface Issue {
  path: string;
  key?: IssueKey;
  values?: Record<string, string | number>;
  text?: string;
}

/** The value of a day field while the date is only partly typed. */
export const INCOMPLETE_DAY = 'incomplete';

const isIssueKey = (key: unknown): key is IssueKey => ISSUE_KEYS.includes(key as IssueKey);
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

type RawIssue = z.core.$ZodIssue;
type IssueMessage = Pick<Issue, 'key' | 'values'>;

function sizeIssue(issue: RawIssue & { code: 'too_small' | 'too_big' }, value: unknown): IssueMessage {
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

function messageOf(issue: RawIssue, value: unknown, formatKey: (path: string) => IssueKey, path: string): IssueMessage {
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
 * The issues that a schema found, the first one per field. `formatKey` gives the message for a text in a wrong format,
 * because a pattern has none.
 */
export function issuesOf(
  error: z.core.$ZodError | undefined,
  record: unknown,
  formatKey: (path: string) => IssueKey = () => 'format',
): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map(String).join('.');
    // A custom rule has checked the value itself: its message is preferred to "required".
    const own = issue.code === 'custom' && isIssueKey(issue.params?.key);
    const value = own ? issue : valueAt(record, path);
    if (!byPath.has(path)) byPath.set(path, { path, ...messageOf(issue, value, formatKey, path) });
  }
  return [...byPath.values()];
}
