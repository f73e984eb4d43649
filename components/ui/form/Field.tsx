import type { ReactNode } from 'react';
import { FieldContext, type FieldInput } from './field-context';
import { FieldLabel } from './FieldLabel';
import { FieldNotes } from './issues/FieldNotes';
import styles from './Field.module.css';
import { fieldId, useFormHandle, useFormValue, useIssue } from './form-context';

export interface FieldProps {
  /** The path of the value in the record. */
  name: string;
  label: ReactNode;
  required?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
  /** Maximum of characters or items, shown as a counter. */
  max?: number;
  /** A secondary text after the label, such as the language. */
  tag?: string;
  /** To the right of the label: a link or a button. */
  action?: ReactNode;
  lang?: string;
  /** The id of a text that says something of several fields. */
  describedBy?: string;
  /** The input is a group of controls, which the label names by aria-labelledby. */
  group?: boolean;
  /** The value is a list edited as one: issues of its items are shown here. */
  whole?: boolean;
  children: ReactNode;
}

/** Label, input and notes below each other. */
export const FieldBox = ({ children }: { children: ReactNode }) => (
  <div className={styles.field} data-field="">
    {children}
  </div>
);

const lengthOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);

/** A field of a form: label above, input, hint or error message below. The input gets its value from the context. */
export function Field(props: FieldProps) {
  const {
    name,
    label,
    required = false,
    disabled = false,
    hint,
    max,
    tag,
    action,
    lang,
    describedBy,
    group,
    whole,
    children,
  } = props;
  const { formId, model } = useFormHandle();
  const value = useFormValue<unknown>(name);
  const issue = useIssue(name, whole);
  const id = fieldId(formId, name);
  const input: FieldInput = {
    id,
    name,
    value,
    onChange: (next) => model.set(name, next),
    onBlur: () => model.touch(name),
    invalid: issue !== undefined,
    required,
    disabled,
    labelId: `${id}-label`,
    ariaLabel: undefined,
    describedBy: [(issue || hint) && `${id}-notes`, describedBy].filter(Boolean).join(' ') || undefined,
    lang,
  };
  return (
    <FieldBox>
      <FieldLabel
        id={`${id}-label`}
        htmlFor={group ? undefined : id}
        required={required}
        tag={tag}
        action={action}
        count={max === undefined ? undefined : { now: lengthOf(value), max }}
      >
        {label}
      </FieldLabel>
      <FieldContext value={input}>{children}</FieldContext>
      <FieldNotes id={`${id}-notes`} issue={issue} hint={hint} />
    </FieldBox>
  );
}
