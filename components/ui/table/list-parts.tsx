import type { ComponentProps } from 'react';
import styles from './list-parts.module.css';

/** The page of a list: it fills the view, and the table scrolls; on phones the view scrolls instead. */
export const ListPage = (props: ComponentProps<'div'>) => <div {...props} className={styles.listPage} />;

/**
 * One card that contains views, tools, rows and pages. Below 600 px the cards of the rows are directly on the canvas.
 */
export const ListCard = ({ className = '', ...props }: ComponentProps<'section'>) => (
  <section {...props} className={`${styles.listCard} ${className}`} />
);

export const ListTools = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.listTools} ${className}`} />
);

/** The head of a list on phones: search and views on white, from edge to edge, below the frame's header. */
export const PhoneHead = (props: ComponentProps<'div'>) => <div {...props} className={styles.phoneHead} />;
