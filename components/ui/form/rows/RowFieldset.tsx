import type { ComponentProps } from 'react';
import styles from './RowFieldset.module.css';

/** The frame of one row of a list of fields, with its legend in the line of its actions. */
export const RowFieldset = ({ className = '', ...props }: ComponentProps<'fieldset'>) => (
  <fieldset {...props} className={`${styles.rowFieldset} ${className}`} />
);
