import type { SyntheticEvent } from 'react';
import { useFieldInput } from '../field-context';
import { FieldText } from './FieldText';
import { INCOMPLETE_DAY } from '../issues/issues';

/**
 * A day such as `2026-11-18`, by the browser's own date input. A partly typed date has no value in the browser: the
 * field then contains {@link INCOMPLETE_DAY}, so that saving reports it instead of dropping it.
 */
export function DateInput({ size, min }: { size?: 'small' | 'medium'; min?: string }) {
  const { value = '', onChange, onBlur } = useFieldInput<string | undefined>();
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const next = currentTarget.validity.badInput ? INCOMPLETE_DAY : currentTarget.value;
    if (next !== value) onChange(next);
  };
  return (
    <FieldText
      type="date"
      size={size}
      // Any other value would clear the partly typed date.
      value={value === INCOMPLETE_DAY ? '' : value}
      onBlur={onBlur}
      native={{ min, max: '9999-12-31', onKeyUp: look }}
    />
  );
}
