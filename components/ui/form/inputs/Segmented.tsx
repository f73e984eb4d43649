import type { ComponentProps, ReactNode } from 'react';
import styles from './Segmented.module.css';

interface SegmentedProps extends Omit<ComponentProps<'div'>, 'onChange' | 'onBlur'> {
  /** The name of the radio group; unique on the page. */
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  value: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A choice of a few, all visible. Arrow keys move, as in any radio group. */
export function Segmented({
  name,
  options,
  value,
  disabled,
  onChange,
  onBlur,
  className = '',
  ...track
}: SegmentedProps) {
  return (
    <div role="radiogroup" {...track} className={`${styles.track} ${className}`}>
      {options.map((option) => (
        <label className={styles.segment} key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            disabled={disabled}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
