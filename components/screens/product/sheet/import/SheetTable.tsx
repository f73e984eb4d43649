import type { ComponentProps } from 'react';
import { PlainTable } from '@/components/ui/table/PlainTable';
import styles from './SheetTable.module.css';

/** A table in a dialog, with its headings in place; focusable because it scrolls by keys. */
export const SheetTable = (props: Omit<ComponentProps<typeof PlainTable>, 'sheet'>) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label={props['aria-label']}>
    <PlainTable {...props} sheet />
  </div>
);
