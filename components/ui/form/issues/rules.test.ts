import type { IssueKey } from '@/lib/schema/rule';
import * as v from '@/lib/schema/schema';
import { issuesOf } from './issues';
import { ruleOf, type Rule } from './rules';

const issueOf = (rule: Rule, text: unknown) => {
  const [issue] = issuesOf(v.safeParse(ruleOf(rule), text).issues, text);
  return issue && { key: issue.key, ...issue.values };
};

it.each<[Rule, string, object | undefined]>([
  [{}, '', undefined],
  [{ required: true }, '', { key: 'required' }],
  [{ required: true }, ' ', undefined],
  [{ whitespace: true }, ' \u3000', { key: 'required' }],
  [{ whitespace: true }, '', undefined],
  [{ type: 'email' }, '', undefined],
  [{ type: 'email' }, 'a@b', { key: 'email' }],
  [{ type: 'email' }, `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`, undefined],
  [{ type: 'email' }, `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.com`, { key: 'email' }],
  [{ min: 2 }, '一', { key: 'tooShort', min: 2 }],
  [{ min: 2 }, '一二', undefined],
  [{ max: 2 }, 'abc', { key: 'tooLong', max: 2 }],
  // A character counts as one, however many UTF-16 units it has.
  [{ max: 2 }, '𠮷😀', undefined],
  [{ length: 3 }, 'ab', { key: 'exactLength', length: 3 }],
  [{ length: 3 }, 'abc', undefined],
  [{ type: 'number', min: 1, max: 9 }, '0.5', { key: 'atLeast', min: 1 }],
  [{ type: 'number', min: 1, max: 9 }, '10', { key: 'atMost', max: 9 }],
  [{ type: 'number', min: 1, max: 9 }, '9', undefined],
  [{ type: 'number' }, '1e3', { key: 'number' }],
  [{ enum: ['FOB', 'CIF'] }, 'EXW', { key: 'choice' }],
  [{ enum: ['FOB', 'CIF'] }, 'FOB', undefined],
  [{ pattern: /^\d+$/ }, 'x', { key: 'format' }],
  [{ required: true, type: 'phone', max: 11 }, '13800138000', undefined],
])('%j says of %j: %j', (rule, text, issue) => expect(issueOf(rule, text)).toEqual(issue));

it.each<[NonNullable<Rule['type']>, string, string]>([
  ['alphabet', 'aB', 'a1'],
  ['amount', '1.50', '1.505'],
  ['chineseName', '李雷', 'Li'],
  ['external', 'tel:+86', '/a'],
  ['idCard', '11010519491231002X', '110105194912310020'],
  ['ip', '::1', '1.2.3'],
  ['json', '{}', '[]'],
  ['landline', '0574-88888888', '1'],
  ['lowercase', 'a', 'A'],
  ['password', '123456', '12345'],
  ['phone', '13800138000', '12'],
  ['port', '65535', '65536'],
  ['uppercase', 'A', 'a'],
  ['url', 'https://a.co', 'a.co'],
])('type %s takes %j and not %j', (type, good, bad) => {
  expect(issueOf({ type }, good)).toBeUndefined();
  expect(issueOf({ type }, bad)).toEqual({ key: type satisfies IssueKey });
});
