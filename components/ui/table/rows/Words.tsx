import styles from './cells.module.css';

/** Secondary text on one line; overflow is cut off, with the whole text as tooltip. */
export const Words = ({ title, children }: { title?: string; children: string }) => (
  <div className={styles.words} title={title}>
    {children}
  </div>
);
