import type { ComponentProps } from 'react';
import styles from './shop-category-parts.module.css';

/** The tree beside the open shop category; in narrow windows one of them at a time. */
export const Panes = (props: ComponentProps<'div'>) => <div {...props} className={styles.panes} />;

/** A card that scrolls by itself where there is space for both. */
export const Pane = (props: ComponentProps<'section'>) => <section {...props} className={styles.pane} />;

export const TreeTools = (props: ComponentProps<'div'>) => <div {...props} className={styles.treeTools} />;

export const TreeBody = (props: ComponentProps<'div'>) => <div {...props} className={styles.treeBody} />;

export const PaneHead = (props: ComponentProps<'div'>) => <div {...props} className={styles.paneHead} />;

export const PaneBody = (props: ComponentProps<'div'>) => <div {...props} className={styles.paneBody} />;
