import type { ComponentProps } from 'react';
import styles from './rail.module.css';

/**
 * The column of tabs of the column layout, in four styles (board: column styles): icon over label filled to the edges,
 * icon beside label, icon over label as a card, and with a notch towards the second menu.
 */
export const Rail = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.rail} ${className}`} />
);
