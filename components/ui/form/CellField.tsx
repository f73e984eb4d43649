import type { ReactNode } from 'react';
import { FieldContext, type FieldInput } from './field-context';
import { fieldId, useFormHandle, useIssue } from './form-context';

interface CellFieldProps<V> {
  /** The path the platform and the checks know this value by. */
  path: string;
  label: string;
  value: V;
  onChange: (value: V) => void;
  /** Leaving the cell lets its issues show. */
  onBlur?: () => void;
  /** Id of the row's sentence that says what is wrong. */
  notesId?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A field without room for a label or a sentence: a cell of a table whose list is one value of the form. */
export function CellField<V>(props: CellFieldProps<V>) {
  const { path, label, value, onChange, onBlur, notesId, disabled = false, children } = props;
  const { formId, model } = useFormHandle();
  const invalid = useIssue(path) !== undefined;
  const input: FieldInput<V> = {
    id: fieldId(formId, path),
    name: path,
    value,
    onChange,
    onBlur: () => {
      onBlur?.();
      model.touch(path);
    },
    invalid,
    required: false,
    disabled,
    labelId: undefined,
    ariaLabel: label,
    describedBy: invalid ? notesId : undefined,
    lang: undefined,
  };
  return <FieldContext value={input as unknown as FieldInput}>{children}</FieldContext>;
}
