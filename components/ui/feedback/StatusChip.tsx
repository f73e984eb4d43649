import type { ComponentProps } from 'react';
import styles from './StatusChip.module.css';

/** `plain` is a word alone, such as a tag. */
export type StatusTone = 'plain' | 'neutral' | 'hollow' | 'success' | 'warning' | 'error' | 'info' | 'primary';

/** A status: a dot and a word, so that it does not depend on colour. Takes the props of a span. */
export const StatusChip = ({ tone, className = '', ...props }: ComponentProps<'span'> & { tone: StatusTone }) => (
  <span {...props} className={`${styles.chip} ${className}`} data-tone={tone} />
);
