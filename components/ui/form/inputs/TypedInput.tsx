import { useState, type ReactNode } from 'react';
import { useFieldInput } from '../field-context';
import styles from '../Field.module.css';
import { FieldText } from './FieldText';

export interface TypedInputProps {
  size?: 'small' | 'medium';
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string;
}

interface ParsedInputProps<V> extends TypedInputProps {
  parse: (text: string) => V;
  inputMode: 'numeric' | 'decimal';
}

/**
 * Text that is parsed to another type. During input the text stays as typed; on blur it shows the parsed value. So the
 * caret never jumps, and an input method can compose.
 */
export function TypedInput<V extends string | number | undefined>(props: ParsedInputProps<V>) {
  const { parse, inputMode, prefix, ...look } = props;
  const field = useFieldInput<V>();
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && Object.is(parse(typed), field.value) ? typed : String(field.value ?? '');
  return (
    <FieldText
      {...look}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(parse(event.target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      start={prefix && <span className={styles.affix}>{prefix}</span>}
      inputMode={inputMode}
      autoComplete="off"
    />
  );
}
