import type { ComponentProps } from 'react';
import styles from './theme-parts.module.css';

export const Head = (props: ComponentProps<'div'>) => <div {...props} className={styles.head} />;
export const Body = (props: ComponentProps<'div'>) => <div {...props} className={styles.body} />;
export const Group = (props: ComponentProps<'section'>) => <section {...props} className={styles.group} />;
export const GroupHead = (props: ComponentProps<'div'>) => <div {...props} className={styles.groupHead} />;
export const Switches = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.switches} ${className}`} />
);
export const Foot = (props: ComponentProps<'div'>) => <div {...props} className={styles.foot} />;
