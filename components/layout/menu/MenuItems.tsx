import { ChevronDown } from 'lucide-react';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { MenuEntry } from '@/lib/router/menu';
import type { RouteNode } from '@/lib/router/route';
import { entryLink } from './entry-link';
import { Marks } from './Marks';
import type { Menu } from './use-menu';
import { Items } from './Items';
import { Label, MenuButton, MenuLink, MenuTitle, SCROLL_ABOVE } from './menu-parts';
import { RouteIcon } from './RouteIcon';

interface LeafProps {
  route: RouteNode;
  depth: number;
  icons: IconsOfLevel;
  menu: Menu;
}

/** Whether a level has icons: all of its entries, those for which the platform sends one, or none. */
type IconsOfLevel = 'all' | 'sent' | 'none';

function EntryIcon({ icons, meta: { icon, isCustomSvg } }: { icons: IconsOfLevel; meta: RouteNode['meta'] }) {
  return icons === 'all' || (icons === 'sent' && icon) ? <RouteIcon name={icon} custom={isCustomSvg} /> : null;
}

/** An entry that leads to a page, or a title that leads nowhere. */
function Leaf({ route, depth, icons, menu }: LeafProps) {
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
    <MenuLink {...entryLink(route, menu)} depth={depth}>
      {content}
    </MenuLink>
  );
}

interface GroupProps {
  entry: MenuEntry;
  siblings: readonly RouteNode[];
  depth: number;
  icons: IconsOfLevel;
  menu: Menu;
}

function Group({ entry: { route, children }, siblings, depth, icons, menu }: GroupProps) {
  const title = useRouteTitle()(route.meta.title);
  const open = menu.isOpen(route);
  return (
    <>
      <MenuButton aria-expanded={open} depth={depth} onClick={() => menu.toggle(route, siblings)}>
        <EntryIcon icons={icons} meta={route.meta} />
        <Label>{title}</Label>
        <Marks {...route.meta} />
        <ChevronDown className="chevron" aria-hidden />
      </MenuButton>
      {open && <MenuItems entries={children} depth={depth + 1} menu={menu} />}
    </>
  );
}

interface MenuItemsProps {
  entries: readonly MenuEntry[];
  depth?: number;
  /** By itself the first level has icons, and the others those that the platform sends. */
  icons?: IconsOfLevel;
  menu: Menu;
}

/** One level of the side menu: links, submenus with what is open in them, titles. */
export function MenuItems({ entries, depth = 0, icons = depth === 0 ? 'all' : 'sent', menu }: MenuItemsProps) {
  const groups = entries.filter((entry) => entry.children.length > 0).map((entry) => entry.route);
  const scrolls = depth > 0 && entries.length > SCROLL_ABOVE;
  return (
    <Items entries={entries} menu={menu} scrolls={scrolls}>
      {(entry) =>
        entry.children.length > 0 ? (
          <Group entry={entry} siblings={groups} depth={depth} icons={icons} menu={menu} />
        ) : (
          <Leaf route={entry.route} depth={depth} icons={icons} menu={menu} />
        )
      }
    </Items>
  );
}
