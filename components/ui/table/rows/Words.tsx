import type { ReactNode } from 'react';
import styles from './cells.module.css';

/** Secondary text on one line; overflow is cut off, with the whole text as tooltip. */
export const Words = ({ title, children }: { title?: string; children: string }) => (
  <div className={styles.words} title={title}>
    {children}
  </div>
);

/** As `Words`, of two elements: what does not fit is cut off from the first, so that a number behind it stays readable. */
export const WordsAndCount = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`${styles.words} ${styles.counted}`} title={title}>
    {children}
  </div>
);
