import type { ComponentProps } from 'react';
import styles from './Spinner.module.css';

interface SpinnerProps extends ComponentProps<'span'> {
  /** CSS pixels each way. */
  size: number;
  /** Per cent; undefined while nobody knows: then it turns. */
  value?: number;
}

/** A ring that turns while something is loading, or fills. */
export const Spinner = ({ size, value, className = '', ...props }: SpinnerProps) => (
  <span
    role="progressbar"
    aria-valuenow={value}
    {...props}
    className={`${styles.spinner} ${value === undefined ? styles.turning : ''} ${className}`}
    style={{ width: size, height: size, '--share': `${value ?? 70}%` } as React.CSSProperties}
  />
);
