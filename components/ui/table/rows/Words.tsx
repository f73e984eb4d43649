import styles from './cells.module.css';

/** Words of little weight, on one line; what has no room is cut off, and whole on hover. */
export const Words = ({ title, children }: { title?: string; children: string }) => (
  <div className={styles.words} title={title}>
    {children}
  </div>
);
