import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { inputAria, useFieldInput } from './field-context';
import { InvalidMark } from './InvalidMark';

export interface TextInputProps {
  placeholder?: string;
  /** Lines of a text that has several. */
  rows?: number;
  size?: 'small' | 'medium';
  suffix?: ReactNode;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** Text, on one line or several. */
export function TextInput({ placeholder, rows, size = 'medium', suffix, inputMode, autoComplete }: TextInputProps) {
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
      size={size}
      fullWidth
      multiline={rows !== undefined}
      minRows={rows}
      maxRows={rows === undefined ? undefined : rows * 3}
      placeholder={placeholder}
      endAdornment={rows === undefined ? <InvalidMark suffix={suffix} /> : undefined}
      slotProps={{ input: { ...inputAria(field), inputMode, autoComplete, lang: field.lang, dir: 'auto' } }}
    />
  );
}
