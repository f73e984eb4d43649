import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { MenuEntry } from '@/lib/router/menu';
import type { RouteNode } from '@/lib/router/route';
import { entryLink, type EntryLink } from './entry-link';
import { Marks } from './Marks';
import type { Menu } from './use-menu';
import { Items } from './Items';
import { Label, MenuButton, MenuLink, MenuTitle, SCROLL_ABOVE } from './menu-parts';
import { RouteIcon } from './RouteIcon';

interface RowProps {
  route: RouteNode;
  depth: number;
  icons: IconsOfLevel;
}

/** Whether a level has icons: all of its entries, those for which the platform sends one, or none. */
type IconsOfLevel = 'all' | 'sent' | 'none';

function EntryIcon({ icons, meta: { icon, isCustomSvg } }: { icons: IconsOfLevel; meta: RouteNode['meta'] }) {
  return icons === 'all' || (icons === 'sent' && icon) ? <RouteIcon name={icon} custom={isCustomSvg} /> : null;
}

/** An entry that leads to a page, or a title that leads nowhere. */
const Leaf = memo(function Leaf({ depth, icons, ...link }: RowProps & EntryLink) {
  const { route } = link;
  const title = useRouteTitle()(route.meta.title);
  const content = (
    <>
      <EntryIcon icons={icons} meta={route.meta} />
      <Label>{title}</Label>
      <Marks {...route.meta} />
    </>
  );
  if (!route.link) return <MenuTitle depth={depth}>{content}</MenuTitle>;
  return (
    <MenuLink {...entryLink(link)} depth={depth}>
      {content}
    </MenuLink>
  );
});

interface GroupProps extends RowProps {
  open: boolean;
  toggle: Menu['toggle'];
}

/** The row of a group, without what is open in it. */
const Group = memo(function Group({ route, depth, icons, open, toggle }: GroupProps) {
  const title = useRouteTitle()(route.meta.title);
  return (
    <MenuButton aria-expanded={open} depth={depth} onClick={() => toggle(route)}>
      <EntryIcon icons={icons} meta={route.meta} />
      <Label>{title}</Label>
      <Marks {...route.meta} />
      <ChevronDown className="chevron" aria-hidden />
    </MenuButton>
  );
});

interface MenuItemsProps {
  entries: readonly MenuEntry[];
  depth?: number;
  /** By itself the first level has icons, and the others those that the platform sends. */
  icons?: IconsOfLevel;
  menu: Menu;
}

/** One level of the side menu: links, submenus with what is open in them, titles. */
export function MenuItems({ entries, depth = 0, icons = depth === 0 ? 'all' : 'sent', menu }: MenuItemsProps) {
  const { active, open, follow, toggle } = menu;
  const scrolls = depth > 0 && entries.length > SCROLL_ABOVE;
  return (
    <Items entries={entries} menu={menu} scrolls={scrolls}>
      {({ route, children }) => {
        const row = { route, depth, icons };
        if (children.length === 0) return <Leaf {...row} current={route === active} follow={follow} />;
        const isOpen = open[route.path] ?? false;
        return (
          <>
            <Group {...row} open={isOpen} toggle={toggle} />
            {isOpen && <MenuItems entries={children} depth={depth + 1} menu={menu} />}
          </>
        );
      }}
    </Items>
  );
}
