import type { ComponentProps } from 'react';
import styles from './tree-parts.module.css';

/** Pixels: indent per level, and where first-level names begin. */
export const INDENT = 20;
export const FIRST = 30;

export const Lines = (props: ComponentProps<'div'>) => <div {...props} className={styles.lines} />;

export const Line = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.line} ${className}`} />
);
