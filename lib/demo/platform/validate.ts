import type * as z from 'zod/mini';
import { asTextKey, type Say, type TextKey } from './texts';

type Issue = z.core.$ZodIssue;
type MessageArguments = [key: TextKey, values?: Record<string, string | number>];

function messageOf(issue: Issue): MessageArguments {
  switch (issue.code) {
    case 'invalid_type':
      return [issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'wrongType'];
    case 'invalid_value':
      return ['choose'];
    case 'invalid_format':
      return [issue.input === '' ? 'required' : 'format'];
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin === 'string') return min === 1 ? ['required'] : ['tooShort', { min }];
      if (issue.origin === 'array') return min === 1 ? ['required'] : ['tooFew', { min }];
      return [issue.inclusive === false ? 'above' : 'tooSmall', { min }];
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      return [issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig', { max }];
    }
    case 'custom':
      return [asTextKey(issue.params?.key), issue.params as Record<string, string | number>];
    default:
      return ['wrongType'];
  }
}

/** The issues of a schema as field errors of the contract: the path joined by dots, with one message each. */
export function fieldErrors(issues: readonly Issue[], say: Say): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issue.path.map(String).join('.')] ??= say(...messageOf(issue));
  return errors;
}
