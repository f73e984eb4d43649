import { useRouteTitle } from '@/lib/i18n/route-title';
import type { MenuEntry } from '@/lib/router/menu';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { MenuItems } from '../MenuItems';
import { useHoverPanel, type PanelSide } from '../use-hover-panel';
import type { Menu } from '../use-menu';
import styles from './Flyout.module.css';

export interface FlyoutButton {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-expanded': boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface FlyoutProps {
  entry: MenuEntry;
  side: PanelSide;
  menu: Menu;
  titled?: boolean;
  children: (button: FlyoutButton) => ReactNode;
}

/** A group whose entries open beside it, by hover, click, Enter or the arrow key of its side; Escape closes it. */
export function Flyout({ entry, side, menu, titled, children }: FlyoutProps) {
  const title = useRouteTitle()(entry.route.meta.title);
  const { open, anchor, panel, enter, show, leave, holder } = useHoverPanel<HTMLButtonElement>(side);
  const button: FlyoutButton = {
    ref: anchor,
    'aria-expanded': open,
    // A click by keyboard has detail 0. With a mouse, hover has opened it already, so a click must not close it.
    onClick: (event) => (event.detail === 0 ? enter() : show()),
    onKeyDown: (event) => {
      if (event.key !== (side === 'right' ? 'ArrowRight' : 'ArrowDown')) return;
      event.preventDefault();
      enter();
    },
  };
  return (
    <div {...holder}>
      {children(button)}
      {open && (
        <div
          className={styles.panel}
          ref={panel}
          popover="manual"
          onClick={(event) => {
            if ((event.target as HTMLElement).closest('a')) leave();
          }}
        >
          {titled && <p aria-hidden>{title}</p>}
          <MenuItems entries={entry.children} icons="sent" menu={menu} />
        </div>
      )}
    </div>
  );
}
