import type { ReactNode } from 'react';
import styles from './cells.module.css';

/** Secondary text on one line; overflow is cut off, with the whole text as tooltip. */
export const Words = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className={styles.words} title={title}>
    {children}
  </div>
);

/** The first of several and, behind it, how many more there are: what does not fit is cut off from the first alone. */
export const Counted = ({ children }: { children: ReactNode }) => <div className={styles.counted}>{children}</div>;

/** A quieter second line below the text of a cell; overflow is cut off. */
export const QuietLine = ({ children }: { children: ReactNode }) => <div className={styles.quiet}>{children}</div>;
