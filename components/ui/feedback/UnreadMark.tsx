import type { ComponentProps } from 'react';
import styles from './UnreadMark.module.css';

/** A visual mark; an adjacent text says the same to screen readers. */
export const UnreadMark = ({ className = '', ...props }: ComponentProps<'span'>) => (
  <span {...props} className={`${styles.unreadMark} ${className}`} />
);
