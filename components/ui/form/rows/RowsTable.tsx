import type { CSSProperties, ReactNode } from 'react';
import styles from './RowsTable.module.css';

interface RowsTableProps {
  label: string;
  heads: readonly string[];
  rightAligned?: string;
  /** The grid's column widths, including that of the buttons. */
  widths: string;
  children: ReactNode;
}

/** A small table of inputs inside a form. */
export function RowsTable({ label, heads, rightAligned, widths, children }: RowsTableProps) {
  return (
    <div className={styles.table} role="table" aria-label={label} style={{ '--widths': widths } as CSSProperties}>
      <div className={styles.heads} role="row">
        {heads.map((head) => (
          <span role="columnheader" key={head} className={head === rightAligned ? 'right' : undefined}>
            {head}
          </span>
        ))}
      </div>
      <div className={styles.body} role="rowgroup">
        {children}
      </div>
    </div>
  );
}
