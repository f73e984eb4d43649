import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useFieldInput } from '../field-context';
import { FieldText } from './FieldText';

export interface TextInputProps {
  placeholder?: string;
  /** Number of lines of a multi-line text. */
  rows?: number;
  size?: 'small' | 'medium';
  suffix?: ReactNode;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'url' | 'tel' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

export function TextInput({ rows, inputMode, autoComplete, ...look }: TextInputProps) {
  const { lang } = useFieldInput();
  const lines = rows !== undefined && { multiline: true, minRows: rows, maxRows: rows * 3, endAdornment: undefined };
  return <FieldText {...look} {...lines} native={{ inputMode, autoComplete, lang, dir: 'auto' }} />;
}
