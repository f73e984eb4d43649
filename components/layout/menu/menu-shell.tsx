import type { ComponentProps } from 'react';
import styles from './menu-shell.module.css';

/** The menu's background below the header, to the bottom of the page even if the header scrolls with it. */
export const SideGround = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.sideGround} ${className}`} />
);

/** A menu at the left, over the full height. It stays in place where the header scrolls with the page. */
export const Side = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.side} ${className}`} />
);

/** The navigation landmark of a layout whose parts are in several grid areas. */
export const Spread = (props: ComponentProps<'nav'>) => <nav {...props} className={styles.spread} />;

/** A bar in the menu's colours over the full width, below its content. */
export const MenuBar = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.menuBar} ${className}`} />
);

export const BarStart = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.barStart} ${className}`} />
);
