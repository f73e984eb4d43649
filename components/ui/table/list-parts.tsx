import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { useAnchor } from '@/components/ui/layout/use-anchor';
import styles from './list-parts.module.css';

/** The page of a list: it fills the view, and the table scrolls; on phones the view scrolls instead. */
export const ListPage = (props: ComponentProps<'div'>) => <div {...props} className={styles.listPage} />;

/**
 * One card that contains views, tools, rows and pages. Below 600 px the cards of the rows are directly on the canvas.
 */
export const ListCard = ({ className = '', ...props }: ComponentProps<'section'>) => (
  <section {...props} className={`${styles.listCard} ${className}`} />
);

export const ListTools = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`${styles.listTools} ${className}`} />
);

/** The head of a list on phones: search and views on white, from edge to edge, below the frame's header. */
export const PhoneHead = (props: ComponentProps<'div'>) => <div {...props} className={styles.phoneHead} />;

interface MenuButtonProps extends Omit<ComponentProps<typeof Button>, 'startIcon' | 'onClick'> {
  icon: LucideIcon;
  opens: ReturnType<typeof useAnchor>;
  'aria-haspopup': 'menu' | 'dialog';
}

/** A button of a list's tools that opens something below it. */
export const MenuButton = ({ icon: Icon, opens, ...props }: MenuButtonProps) => (
  <Button
    variant="text"
    color="inherit"
    size="small"
    startIcon={<Icon size={16} aria-hidden />}
    aria-expanded={opens.open}
    onClick={opens.show}
    {...props}
  />
);
