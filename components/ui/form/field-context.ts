import { createContext, useContext } from 'react';

/** What a field passes to its input: the value, and the attributes for assistive technology. */
export interface FieldInput<V = unknown> {
  id: string;
  name: string;
  value: V;
  /** A method, so that an input of any type of value fits the context. */
  onChange(value: V): void;
  onBlur: () => void;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** Id of the visible label, for inputs that a label element cannot name. */
  labelId: string | undefined;
  /** The accessible name without a visible label, as in a cell of a table. */
  ariaLabel: string | undefined;
  /** Ids of the hint and the error. */
  describedBy: string | undefined;
  /** The language of the text, if it differs from the interface's. */
  lang: string | undefined;
}

export const FieldContext = createContext<FieldInput | null>(null);

/** The context of the surrounding field. The type of its value follows from the field's declaration. */
export function useFieldInput<V>(): FieldInput<V> {
  const input = useContext(FieldContext);
  if (!input) throw new Error('An input is outside of a field');
  return input as FieldInput<V>;
}

/** The attributes of a native input, or of a group with that role. */
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
