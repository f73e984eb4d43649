import * as z from 'zod/mini';
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
import type { IssueKey } from './issues';

/** What a text may have to be; each has the sentence of its name in `form.validation`. */
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
  /** Nothing at all is refused. */
  required?: boolean;
  /** Nothing but blanks is refused too. */
  whitespace?: boolean;
  type?: keyof typeof TYPES;
  /** The least and the most of a number, else of its length in characters. */
  min?: number;
  max?: number;
  /** Exactly this many characters. */
  length?: number;
  enum?: readonly string[];
  pattern?: RegExp;
}

type Told = { key: IssueKey } & Record<string, string | number>;

function rangeOf({ type, min, max, length }: Rule, text: string): Told | undefined {
  const isNumber = type === 'number';
  const size = isNumber ? Number(text) : [...text].length;
  if (length !== undefined && [...text].length !== length) return { key: 'exactLength', length };
  if (min !== undefined && size < min) return { key: isNumber ? 'atLeast' : 'tooShort', min };
  if (max !== undefined && size > max) return { key: isNumber ? 'atMost' : 'tooLong', max };
  return undefined;
}

/** What a rule says against a text: the first thing only. An empty text is wrong only where one is required. */
function against(rule: Rule, text: string): Told | undefined {
  if (text === '') return rule.required ? { key: 'required' } : undefined;
  if (rule.whitespace && isBlank(text)) return { key: 'required' };
  if (rule.type && !TYPES[rule.type](text)) return { key: rule.type };
  if (rule.enum && !rule.enum.includes(text)) return { key: 'choice' };
  if (rule.pattern && !rule.pattern.test(text)) return { key: 'format' };
  return rangeOf(rule, text);
}

/** A rule as a schema; what it finds is told by `issuesOf` in the words of `form.validation`. */
export const ruleOf = (rule: Rule) =>
  z.string().check((context) => {
    const told = against(rule, context.value);
    if (told) context.issues.push({ code: 'custom', input: context.value, params: told });
  });
