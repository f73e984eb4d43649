import type { ComponentProps } from 'react';
import styles from './panel.module.css';

/** Below the text: what can be done with the selected picture or table. */
export const Panel = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.panel} ${className}`} />
);
