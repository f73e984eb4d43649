import type { CSSProperties, ReactNode } from 'react';
import styles from './Field.module.css';

/** Fields side by side: two or three if there is room, one below the other on phones. */
export const FieldRow = ({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) => (
  <div className={styles.row} style={{ '--columns': columns } as CSSProperties}>
    {children}
  </div>
);
