import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { inputAria, useFieldInput } from '../field-context';
import { InvalidMark } from './InvalidMark';

interface FieldTextProps extends Omit<OutlinedInputProps, 'id' | 'name' | 'disabled' | 'error' | 'slotProps'> {
  /** Attributes of the native input beside those that every one has. */
  native?: object;
  /** At the end: the unit. */
  suffix?: ReactNode;
}

/**
 * The text box of a field: its value as text and its state, unless told otherwise. What an input adds is how the value
 * is written and read.
 */
export function FieldText({ native, suffix, ...own }: FieldTextProps) {
  const field = useFieldInput<string | undefined>();
  return (
    <OutlinedInput
      id={field.id}
      name={field.name}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      disabled={field.disabled}
      error={field.invalid}
      fullWidth
      endAdornment={<InvalidMark suffix={suffix} />}
      {...own}
      slotProps={{ input: { ...inputAria(field), ...native } }}
    />
  );
}
