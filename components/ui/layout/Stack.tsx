import type { ComponentProps, ElementType } from 'react';
import styles from './basics.module.css';

interface BoxProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** Space between its parts, in CSS pixels. */
  gap: 6 | 8 | 10 | 12 | 14 | 16 | 20;
}

/** Parts below each other. */
export const Stack = ({ as: Element = 'div', gap, className = '', ...props }: BoxProps) => (
  <Element {...props} className={`${styles.stack} ${styles[`gap${gap}`]} ${className}`} />
);

/** Parts beside each other, each in the middle of the line. */
export const Row = ({ as: Element = 'div', gap, wrap, className = '', ...props }: BoxProps & { wrap?: boolean }) => (
  <Element {...props} className={`${styles.row} ${styles[`gap${gap}`]} ${wrap ? styles.wrap : ''} ${className}`} />
);
