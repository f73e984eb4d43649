import { _addIssue, type BaseIssue, type BaseValidation, type IssuePathItem } from 'valibot';
import type { Messages } from '@/messages/list';

/** A sentence that says what is wrong with a field. */
export type IssueKey = keyof Messages['form']['validation'];
/** The sentence of a check, instead of the one that a form says of any wrong value; of an empty field it says "required". */
export const named = (key: IssueKey) => key;

type Values = Record<string, string | number>;
/** What a rule found: its message is a key of the messages, its requirement the values in that sentence. */
interface RuleIssue<T> extends BaseIssue<T> {
  readonly kind: 'validation';
  readonly type: 'rule';
}
type RuleAction<T> = BaseValidation<T, T, RuleIssue<T>>;
export type AddFault = (key: IssueKey, path?: readonly (string | number)[], values?: Values) => void;

const itemOf = (key: string | number): IssuePathItem => ({
  type: 'unknown',
  origin: 'value',
  input: undefined,
  key,
  value: undefined,
});

/**
 * A rule between parts of a value. It applies where all of them have their types; with `when`, wherever that is true, so
 * that all errors are reported at once.
 */
export function rule<T>(find: (value: T, fault: AddFault) => void, when?: (value: unknown) => boolean): RuleAction<T> {
  return {
    kind: 'validation',
    type: 'rule',
    reference: rule,
    async: false,
    expects: null,
    '~run'(dataset, config) {
      if (!(when ? when(dataset.value) : dataset.typed)) return dataset;
      find(dataset.value as T, (key, path = [], values = {}) => {
        const [first, ...rest] = path.map(itemOf);
        _addIssue({ ...this, requirement: values }, 'rule', dataset, config, {
          message: key,
          path: first && [first, ...rest],
        });
      });
      return dataset;
    },
  };
}

/** A rule of a value by itself, which also says its sentence of an empty one. */
export const holds = <T>(test: (value: T) => boolean, key: IssueKey) =>
  rule<T>((value, fault) => {
    if (!test(value)) fault(key);
  });
