import type { SyntheticEvent } from 'react';
import { useFieldInput } from '../field-context';
import { FieldText } from './FieldText';
import { INCOMPLETE_DAY } from '../issues/issues';

/**
 * A day as `2026-11-18`, by the browser's own calendar. While only a part of it is typed the browser says that there is
 * no value at all: the field then holds {@link INCOMPLETE_DAY}, which is said at save instead of being dropped.
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
      // Any other value would empty the parts that are typed.
      value={value === INCOMPLETE_DAY ? '' : value}
      onBlur={onBlur}
      native={{ min, max: '9999-12-31', onKeyUp: look }}
    />
  );
}
