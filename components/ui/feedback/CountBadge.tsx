import type { ReactNode } from 'react';
import styles from './CountBadge.module.css';

interface CountBadgeProps {
  tone?: 'neutral' | 'primary' | 'error';
  children: ReactNode;
}

export const CountBadge = ({ tone = 'neutral', children }: CountBadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
