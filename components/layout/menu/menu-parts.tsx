import type { ComponentProps, CSSProperties } from 'react';
import styles from './menu-parts.module.css';

export const MenuLink = (props: ComponentProps<'a'>) => <a {...props} className={styles.row} />;
export const MenuButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={styles.row} />
);
export const MenuTitle = (props: ComponentProps<'span'>) => <span {...props} className={styles.row} />;
export const Label = (props: ComponentProps<'span'>) => <span {...props} className={styles.label} />;

/** A submenu with more entries than this scrolls (specification 2). */
export const SCROLL_ABOVE = 18;
const highest = { '--scroll-above': `${SCROLL_ABOVE * 38}px` } as CSSProperties;

interface MenuListProps extends ComponentProps<'ul'> {
  scrolls?: boolean;
}

export const MenuList = ({ scrolls, ...props }: MenuListProps) => (
  <ul {...props} className={styles.list} data-scrolls={scrolls} style={scrolls ? highest : undefined} />
);
