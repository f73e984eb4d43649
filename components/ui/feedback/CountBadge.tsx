import type { ReactNode } from 'react';
import styles from './CountBadge.module.css';

interface CountBadgeProps {
  /** What needs attention. */
  tone?: 'neutral' | 'primary' | 'error';
  children: ReactNode;
}

/** A number beside a title or a tab. */
export const CountBadge = ({ tone = 'neutral', children }: CountBadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
