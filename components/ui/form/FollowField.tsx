import type { ReactNode } from 'react';
import { FieldContext, useFieldInput } from './field-context';

interface FollowFieldProps {
  /** Called when the user changes the value; an empty field is undefined. */
  onChange: (next: unknown, before: unknown) => void;
  children: ReactNode;
}

/** Around an input: reacts to changes by the user, not to those by a record or a draft. */
export function FollowField({ onChange, children }: FollowFieldProps) {
  const field = useFieldInput<unknown>();
  const input = {
    ...field,
    onChange: (next: unknown) => {
      field.onChange(next);
      onChange(next, field.value);
    },
  };
  return <FieldContext value={input}>{children}</FieldContext>;
}
