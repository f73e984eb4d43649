import type { ComponentProps } from 'react';
import styles from './card-grid.module.css';

export const CardGrid = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.cardGrid} ${className}`} />
);
