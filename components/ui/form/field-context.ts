import { createContext, useContext } from 'react';

/** What a field gives its input: the value, and what assistive technology must know. */
export interface FieldInput<V = unknown> {
  id: string;
  name: string;
  value: V;
  onChange: (value: V) => void;
  onBlur: () => void;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** Id of the visible label, for inputs that a label element cannot name. */
  labelId: string | undefined;
  /** The name where there is no visible label: a cell of a table. */
  ariaLabel: string | undefined;
  /** Ids of the hint and the error. */
  describedBy: string | undefined;
  /** The language of the text, where it is not the interface's. */
  lang: string | undefined;
}

export const FieldContext = createContext<FieldInput | null>(null);

/** The field around an input. The field's declaration says what kind of value it holds. */
export function useFieldInput<V>(): FieldInput<V> {
  const input = useContext(FieldContext);
  if (!input) throw new Error('An input is outside of a field');
  return input as FieldInput<V>;
}

/** The attributes of a native input or of a group that acts as one. */
export const inputAria = ({
  invalid,
  required,
  describedBy,
  ariaLabel,
}: Pick<FieldInput, 'invalid' | 'required' | 'describedBy' | 'ariaLabel'>) => ({
  'aria-invalid': invalid || undefined,
  'aria-required': required || undefined,
  'aria-describedby': describedBy,
  'aria-label': ariaLabel,
});
