import type { ComponentProps } from 'react';
import styles from './Row.module.css';

/** Small components side by side. */
export const Row = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.row} ${className}`} />
);
