import * as v from '@/lib/schema/schema';
import { finerThanCurrency } from '@/lib/api/values';
import type { IssueKey } from '@/lib/schema/rule';
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

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

type RawIssue = v.BaseIssue<unknown>;
type IssueMessage = Pick<Issue, 'key' | 'values'>;

/** A schema names the sentence of a rule by a key (lib/schema/rule.ts); what valibot says by itself is a sentence. */
const isIssueKey = (message: string): message is IssueKey => /^[a-z]\w*$/i.test(message);
const formatOf = ({ message }: RawIssue): IssueMessage => ({ key: isIssueKey(message) ? message : 'format' });

function lengthIssue({ type, input, requirement }: RawIssue, value: unknown): IssueMessage {
  const limit = Number(requirement);
  const list = Array.isArray(value) || Array.isArray(input);
  if (type === 'max_length') return { key: list ? 'tooMany' : 'tooLong', values: { max: limit } };
  if (limit === 1) return { key: 'required' };
  return { key: list ? 'tooFew' : 'tooShort', values: { min: limit } };
}

function messageOf(issue: RawIssue, value: unknown): IssueMessage {
  if (isEmpty(value)) return { key: 'required' };
  if (value === INCOMPLETE_DAY) return { key: 'incompleteDay' };
  switch (issue.type) {
    case 'min_length':
    case 'max_length':
      return lengthIssue(issue, value);
    case 'min_value':
      return { key: 'atLeast', values: { min: Number(issue.requirement) } };
    case 'max_value':
      return { key: 'atMost', values: { max: Number(issue.requirement) } };
    case 'gt_value':
      return { key: 'above', values: { min: Number(issue.requirement) } };
    case 'picklist':
    case 'union':
      return { key: 'choice' };
    case 'rule':
      return { ...formatOf(issue), values: { ...(issue.requirement as Issue['values']) } };
    default:
      return formatOf(issue);
  }
}

/** The issue of one value by its schema; undefined if it is valid. */
export function issueOf(schema: v.Schema, value: unknown): IssueMessage | undefined {
  const [issue] = v.safeParse(schema, value).issues ?? [];
  return issue && messageOf(issue, value);
}

/** The issue of an amount that has more decimals than its currency. */
export function tooFineIssue(amount: unknown, currency: unknown): IssueMessage | undefined {
  const values = finerThanCurrency(amount, currency);
  return values && { key: 'tooFine', values };
}

/** The issues that a schema found, the first one per field. */
export function issuesOf(found: readonly RawIssue[] = [], record: unknown): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const issue of found) {
    const path = v.getDotPath(issue) ?? '';
    // A rule has checked the value itself: its message is preferred to "required".
    const value = issue.type === 'rule' ? issue : valueAt(record, path);
    if (!byPath.has(path)) byPath.set(path, { path, ...messageOf(issue, value) });
  }
  return [...byPath.values()];
}
