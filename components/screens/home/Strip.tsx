import type { ComponentProps } from 'react';
import styles from './Strip.module.css';

/** A card whose cells are separated by hairlines (board: KPI strip). */
export const Strip = ({ className = '', ...props }: ComponentProps<'section'>) => (
  <section {...props} className={`${styles.strip} ${className}`} />
);
