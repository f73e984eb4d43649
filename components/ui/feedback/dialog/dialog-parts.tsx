import type { ComponentProps } from 'react';
import styles from './dialog-parts.module.css';

/** What a dialog holds between its title and its buttons; it scrolls. */
export const DialogContent = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.content} ${className}`} />
);

/** The buttons of a dialog. */
export const DialogActions = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.actions} ${className}`} />
);
