import type { ReactNode } from 'react';
import styles from './TableScroll.module.css';

/** A table that is wider or longer than its place; focusable, because it scrolls by keys. */
export const TableScroll = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.root} tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
);
