import type { ComponentProps } from 'react';
import styles from './StatusChip.module.css';

export type StatusTone = 'neutral' | 'hollow' | 'success' | 'warning' | 'error' | 'info' | 'primary';

/** A state: a dot and a word on the soft tone; never colour alone. Takes the props of a span. */
export const StatusChip = ({ tone, className = '', ...props }: ComponentProps<'span'> & { tone: StatusTone }) => (
  <span {...props} className={`${styles.chip} ${className}`} data-tone={tone} />
);
