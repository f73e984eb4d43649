import type { ReactNode } from 'react';
import { FieldContext, useFieldInput } from './field-context';

interface FollowFieldProps {
  /** The value was changed by hand; an empty field is undefined. */
  onChange: (next: unknown, before: unknown) => void;
  children: ReactNode;
}

/** Around an input: what else follows from a change by hand, not from a record or a draft that is filled in. */
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
