import * as v from '@/lib/schema/schema';
import { asTextKey, type Say, type TextKey } from './texts';

type Issue = v.BaseIssue<unknown>;
type Values = Record<string, string | number>;
type MessageArguments = [key: TextKey, values?: Values];

function messageOf({ type, input, requirement, message }: Issue): MessageArguments {
  const isList = Array.isArray(input);
  const limit = Number(requirement);
  switch (type) {
    case 'picklist':
      return ['choose'];
    case 'regex':
      return [input === '' ? 'required' : 'format'];
    case 'min_length':
      if (limit === 1) return ['required'];
      return [isList ? 'tooFew' : 'tooShort', { min: limit }];
    case 'max_length':
      return [isList ? 'tooMany' : 'tooLong', { max: limit }];
    case 'min_value':
      return ['tooSmall', { min: limit }];
    case 'gt_value':
      return ['above', { min: limit }];
    case 'max_value':
      return ['tooBig', { max: limit }];
    case 'rule': {
      const values = requirement as Values;
      return [message === 'tooFine' && values.decimals === 0 ? 'noDecimals' : asTextKey(message), values];
    }
    case 'check':
    case 'union':
      return ['wrongType'];
    default:
      return [input === undefined || input === null || input === '' ? 'required' : 'wrongType'];
  }
}

/** The issues of a schema as field errors of the contract: the path joined by dots, with one message each. */
export function fieldErrors(issues: readonly Issue[], say: Say): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= say(...messageOf(issue));
  return errors;
}
