import type { ReactNode } from 'react';
import { FieldContext, type FieldInput } from '../field-context';
import { fieldId, useFormHandle, useIssue } from '../form-context';

interface CellFieldProps<V> {
  /** The path of this value in issues of the checks and the platform. */
  path: string;
  label: string;
  value: V;
  onChange: (value: V) => void;
  /** Called on blur, so that the cell's issues are shown. */
  onBlur?: () => void;
  /** Id of the row's error message. */
  notesId?: string;
  children: ReactNode;
}

/** A field without label and message: a cell of a table whose list is one value of the form. */
export function CellField<V>(props: CellFieldProps<V>) {
  const { path, label, value, onChange, onBlur, notesId, children } = props;
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
    disabled: false,
    labelId: undefined,
    ariaLabel: label,
    describedBy: invalid ? notesId : undefined,
    lang: undefined,
  };
  return <FieldContext value={input}>{children}</FieldContext>;
}
