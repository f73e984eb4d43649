import { memo } from 'react';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { MenuEntry } from '@/lib/router/menu';
import { RouteIcon } from '../RouteIcon';
import { entryLink, type EntryLink } from '../entry-link';
import { Flyout } from './Flyout';
import { Marks } from '../Marks';
import { Items } from '../Items';
import { MenuButton, MenuLink, MenuTitle } from '../menu-parts';
import { useHoverPanel } from '../use-hover-panel';
import type { Menu } from '../use-menu';
import styles from './FoldedItems.module.css';

const FoldedLeaf = memo(function FoldedLeaf(link: EntryLink) {
  const { route } = link;
  const title = useRouteTitle()(route.meta.title);
  const { open, anchor, panel, show, holder } = useHoverPanel<HTMLAnchorElement>('right');
  if (!route.link) {
    return (
      <MenuTitle title={title} data-folded>
        <RouteIcon name={route.meta.icon} custom={route.meta.isCustomSvg} />
      </MenuTitle>
    );
  }
  return (
    <div {...holder}>
      <MenuLink
        ref={anchor}
        {...entryLink(link)}
        aria-label={title}
        data-folded
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
      >
        <RouteIcon name={route.meta.icon} custom={route.meta.isCustomSvg} />
        <Marks {...route.meta} />
      </MenuLink>
      {open && (
        <div className={styles.tip} ref={panel} popover="manual" aria-hidden>
          {title}
        </div>
      )}
    </div>
  );
});

function FoldedGroup({ entry, menu }: { entry: MenuEntry; menu: Menu }) {
  const { route } = entry;
  const title = useRouteTitle()(route.meta.title);
  return (
    <Flyout entry={entry} side="right" menu={menu} titled>
      {(button) => (
        <MenuButton {...button} aria-label={title} data-folded data-within={menu.within.has(route)}>
          <RouteIcon name={route.meta.icon} custom={route.meta.isCustomSvg} />
          <Marks {...route.meta} />
        </MenuButton>
      )}
    </Flyout>
  );
}

export function FoldedItems({ entries, menu }: { entries: readonly MenuEntry[]; menu: Menu }) {
  return (
    <Items entries={entries} menu={menu} scrolls={false}>
      {(entry) =>
        entry.children.length > 0 ? (
          <FoldedGroup entry={entry} menu={menu} />
        ) : (
          <FoldedLeaf route={entry.route} current={entry.route === menu.active} follow={menu.follow} />
        )
      }
    </Items>
  );
}
