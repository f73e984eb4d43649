import * as v from '@/lib/schema/schema';
import { isPassword, isPhone } from '@/lib/util/login-checks';
import {
  isAlphabetic,
  isAmount,
  isBlank,
  isChineseName,
  isEmail,
  isExternal,
  isIP,
  isIdCard,
  isJsonObject,
  isLandline,
  isLowercase,
  isPort,
  isURL,
  isUppercase,
} from '@/lib/util/validators';
import type { IssueKey } from '@/lib/schema/rule';

/** The types of a text; each has a message with its name in `form.validation`. */
const TYPES = {
  alphabet: isAlphabetic,
  amount: isAmount,
  chineseName: isChineseName,
  email: isEmail,
  external: isExternal,
  idCard: isIdCard,
  ip: isIP,
  json: isJsonObject,
  landline: isLandline,
  lowercase: isLowercase,
  number: (text: string) => /^-?\d+(\.\d+)?$/.test(text),
  password: isPassword,
  phone: isPhone,
  port: isPort,
  uppercase: isUppercase,
  url: isURL,
} satisfies Partial<Record<IssueKey, (text: string) => boolean>>;

/** The generic rules of specification 5. */
export interface Rule {
  /** Refuses an empty text. */
  required?: boolean;
  /** Also refuses white space only. */
  whitespace?: boolean;
  type?: keyof typeof TYPES;
  /** Minimum and maximum of a number, else of its length in characters. */
  min?: number;
  max?: number;
  /** The exact number of characters. */
  length?: number;
  enum?: readonly string[];
  pattern?: RegExp;
}

type RuleIssue = { key: IssueKey } & Record<string, string | number>;

function rangeOf({ type, min, max, length }: Rule, text: string): RuleIssue | undefined {
  const isNumber = type === 'number';
  const size = isNumber ? Number(text) : [...text].length;
  if (length !== undefined && [...text].length !== length) return { key: 'exactLength', length };
  if (min !== undefined && size < min) return { key: isNumber ? 'atLeast' : 'tooShort', min };
  if (max !== undefined && size > max) return { key: isNumber ? 'atMost' : 'tooLong', max };
  return undefined;
}

/** The first issue of a text with a rule. An empty text is an issue only if it is required. */
function issueOf(rule: Rule, text: string): RuleIssue | undefined {
  if (text === '') return rule.required ? { key: 'required' } : undefined;
  if (rule.whitespace && isBlank(text)) return { key: 'required' };
  if (rule.type && !TYPES[rule.type](text)) return { key: rule.type };
  if (rule.enum && !rule.enum.includes(text)) return { key: 'choice' };
  if (rule.pattern && !rule.pattern.test(text)) return { key: 'format' };
  return rangeOf(rule, text);
}

/** A rule as a schema; `issuesOf` converts its issues to messages of `form.validation`. */
export const ruleOf = (rule: Rule) =>
  v.pipe(
    v.string(),
    v.rule<string>((value, fault) => {
      const issue = issueOf(rule, value);
      if (!issue) return;
      const { key, ...values } = issue;
      fault(key, [], values);
    }),
  );
