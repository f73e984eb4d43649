import type { ComponentProps } from 'react';
import styles from './message-parts.module.css';

export const Line = ({ className = '', ...props }: ComponentProps<'li'>) => (
  <li {...props} className={`${styles.line} ${className}`} />
);

export const Bubble = (props: ComponentProps<'div'>) => <div {...props} className={styles.bubble} />;

export const Foot = (props: ComponentProps<'div'>) => <div {...props} className={styles.foot} />;

export const Notice = (props: ComponentProps<'li'>) => <li {...props} className={styles.notice} />;

export const DayMark = (props: ComponentProps<'li'>) => <li {...props} className={styles.dayMark} />;
