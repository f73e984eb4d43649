import type { ComponentProps } from 'react';
import { from } from '@/lib/theme/breakpoints';
import styles from './panes.module.css';

export const THREE_PANES = from.wide;

/** Fills the view from edge to edge, each pane with a scroll container of its own (board: 320, at least 420, 304). */
export const Panes = (props: ComponentProps<'div'>) => <div {...props} className={styles.panes} />;

export const Pane = (props: ComponentProps<'section'>) => <section {...props} className={styles.pane} />;

export const PaneScroller = (props: ComponentProps<'div'>) => <div {...props} className={styles.paneScroller} />;
