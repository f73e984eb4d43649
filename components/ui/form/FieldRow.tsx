import type { CSSProperties, ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldRowProps {
  columns?: 2 | 3;
  /** Short values, as numbers: two side by side on phones as well. */
  short?: boolean;
  children: ReactNode;
}

/** Fields side by side: two or three if there is room, one below the other on phones. */
export const FieldRow = ({ columns = 3, short, children }: FieldRowProps) => (
  <div className={styles.row} data-short={short} style={{ '--columns': columns } as CSSProperties}>
    {children}
  </div>
);
