import type { ComponentProps, CSSProperties } from 'react';
import styles from './menu-parts.module.css';

interface RowProps {
  /** Levels above it in its own list; it is indented by as many. */
  depth?: number;
}

const rowProps = (depth = 0) => ({
  className: styles.row,
  'data-nested': depth > 0 || undefined,
  style: { '--depth': depth } as CSSProperties,
});

export const MenuLink = ({ depth, ...props }: ComponentProps<'a'> & RowProps) => <a {...props} {...rowProps(depth)} />;
export const MenuButton = ({ depth, ...props }: ComponentProps<'button'> & RowProps) => (
  <button type="button" {...props} {...rowProps(depth)} />
);
export const MenuTitle = ({ depth, ...props }: ComponentProps<'span'> & RowProps) => (
  <span {...props} {...rowProps(depth)} />
);
export const Label = (props: ComponentProps<'span'>) => <span {...props} className={styles.label} />;

/** A submenu with more entries than this scrolls (specification 2). */
export const SCROLL_ABOVE = 18;
const highest = { '--scroll-above': `${SCROLL_ABOVE * 38}px` } as CSSProperties;

interface MenuListProps extends ComponentProps<'ul'> {
  scrolls?: boolean;
}

export const MenuList = ({ scrolls, ...props }: MenuListProps) => (
  <ul {...props} className={styles.list} data-scrolls={scrolls} style={scrolls ? highest : props.style} />
);

/** A long submenu scrolls in this, because its own height is that of all its entries. */
export const MenuScroll = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.list} data-scrolls style={highest} />
);
