import type { ComponentProps } from 'react';
import styles from './PlainTable.module.css';

interface PlainTableProps extends ComponentProps<'table'> {
  /** Its headings stay in place where it scrolls. */
  sheet?: boolean;
  /** On phones each row is a card: what would be columns are lines below each other. */
  stacked?: boolean;
}

/** The look of a table in a dialog: rows to be read, without the tools of a list. */
export const PlainTable = ({ className = '', sheet, stacked, ...props }: PlainTableProps) => (
  <table
    {...props}
    className={`${styles.plainTable} ${className}`}
    data-sheet={sheet || undefined}
    data-stacked={stacked || undefined}
  />
);
