import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { inputAria, useFieldInput } from '../field-context';
import { InvalidMark } from './InvalidMark';

interface FieldTextProps extends Omit<OutlinedInputProps, 'id' | 'name' | 'disabled' | 'error' | 'slotProps'> {
  /** Attributes of the native input besides the common ones. */
  native?: object;
  /** At the end of the field: the unit. */
  suffix?: ReactNode;
}

/**
 * The text input of a field, with its value as text and its state unless props override them. Inputs of other types add
 * how the value is formatted and parsed.
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
