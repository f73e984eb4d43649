import type { ComponentProps } from 'react';
import styles from './choice-parts.module.css';

/** How options look depends on `data-look` (board: theme drawer). */
export const Choices = (props: ComponentProps<'div'>) => <div {...props} className={styles.choices} />;

/** One option: the radio button covers its drawing and its label. */
export const Choice = ({ className = '', ...props }: ComponentProps<'label'>) => (
  <label {...props} className={`${styles.choice} ${className}`} />
);
