import styles from './HeaderCount.module.css';

/** Larger counts are shown as 99+; the button's accessible name has the exact number. */
const MAX_SHOWN = 99;

export const HeaderCount = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.count} aria-hidden data-count={count > MAX_SHOWN ? `${MAX_SHOWN}+` : count} />
  ) : null;
