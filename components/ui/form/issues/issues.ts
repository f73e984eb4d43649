import type * as z from 'zod/mini';
import { finerThanCurrency, type IssueKey } from '@/lib/api/values';
import { valueAt } from '../paths';

/** One issue of one field: a message of the client by key, or the platform's own text. */
export interface Issue {
  path: string;
  key?: IssueKey;
  values?: Record<string, string | number>;
  text?: string;
}

/** The value of a day field while the date is only partly typed. */
export const INCOMPLETE_DAY = 'incomplete';

/** A schema names the sentence of a rule by a key (lib/api/values.ts); what zod says by itself is a sentence. */
const isIssueKey = (key: unknown): key is IssueKey => typeof key === 'string' && /^[a-z]\w*$/i.test(key);
const formatOf = ({ message }: RawIssue): IssueMessage => ({ key: isIssueKey(message) ? message : 'format' });
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

function messageOf(issue: RawIssue, value: unknown): IssueMessage {
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
      return isIssueKey(key) ? { key, values } : formatOf(issue);
    }
    default:
      return formatOf(issue);
  }
}

/** The issue of one value by its schema; undefined if it is valid. */
export function issueOf(schema: z.ZodMiniType, value: unknown): IssueMessage | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue && messageOf(issue, value);
}

/** The issue of an amount that has more decimals than its currency. */
export function tooFineIssue(amount: unknown, currency: unknown): IssueMessage | undefined {
  const values = finerThanCurrency(amount, currency);
  return values && { key: 'tooFine', values };
}

/** The issues that a schema found, the first one per field. */
export function issuesOf(error: z.core.$ZodError | undefined, record: unknown): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map(String).join('.');
    // A custom rule has checked the value itself: its message is preferred to "required".
    const own = issue.code === 'custom' && isIssueKey(issue.params?.key);
    const value = own ? issue : valueAt(record, path);
    if (!byPath.has(path)) byPath.set(path, { path, ...messageOf(issue, value) });
  }
  return [...byPath.values()];
}
