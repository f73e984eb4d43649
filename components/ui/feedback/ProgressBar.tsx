import type { ComponentProps } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps extends ComponentProps<'div'> {
  'aria-label': string;
  /** Per cent; undefined while nobody knows. */
  value?: number;
  tone?: 'error' | 'warning';
}

/** How far something has come. */
export const ProgressBar = ({ value, tone, className = '', ...props }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value === undefined ? undefined : Math.round(value)}
    {...props}
    data-tone={tone}
    className={`${styles.bar} ${className}`}
  >
    <span
      style={value === undefined ? undefined : { width: `${value}%` }}
      data-moving={value === undefined || undefined}
    />
  </div>
);
