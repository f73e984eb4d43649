import type { HTMLInputAutoCompleteAttribute } from 'react';
import { inputAria, useFieldInput } from '../field-context';
import { TextArea } from '../text/text-box';
import { FieldText } from './FieldText';

export interface TextInputProps {
  placeholder?: string;
  /** Number of lines of a multi-line text. */
  rows?: number;
  size?: 'small' | 'medium';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'url' | 'tel' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

export function TextInput({ rows, ...native }: TextInputProps) {
  const field = useFieldInput<string | undefined>();
  if (rows === undefined) return <FieldText {...native} lang={field.lang} dir="auto" />;
  return (
    <TextArea
      {...native}
      {...inputAria(field)}
      id={field.id}
      name={field.name}
      lines={[rows, rows * 3]}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      disabled={field.disabled}
      lang={field.lang}
      dir="auto"
    />
  );
}
