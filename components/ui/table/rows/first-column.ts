import styles from './table.module.css';

/** The classes of the first column, which stays visible during horizontal scrolling. */
export const firstColumnClass = (index: number) => (index === 0 ? `${styles.stay} ${styles.first}` : undefined);
