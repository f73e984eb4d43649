import { ChevronDown } from 'lucide-react';
import { useRouteTitle } from '@/lib/i18n/route-title';
import type { MenuEntry } from '@/lib/router/menu';
import type { RouteNode } from '@/lib/router/route';
import { entryLink } from './entry-link';
import { Marks } from './Marks';
import type { Menu } from './use-menu';
import { Label, MenuButton, MenuLink, MenuList, MenuTitle, SCROLL_ABOVE } from './menu-parts';
import { RouteIcon } from './RouteIcon';

interface LeafProps {
  route: RouteNode;
  depth: number;
  icon: boolean;
  menu: Menu;
}

function Leaf({ route, depth, icon, menu }: LeafProps) {
  const title = useRouteTitle()(route.meta.title);
  const content = (
    <>
      {icon && <RouteIcon name={route.meta.icon} custom={route.meta.isCustomSvg} />}
      <Label>{title}</Label>
      <Marks {...route.meta} />
    </>
  );
  if (!route.link) return <MenuTitle data-depth={depth}>{content}</MenuTitle>;
  return (
    <MenuLink {...entryLink(route, menu)} data-depth={depth}>
      {content}
    </MenuLink>
  );
}

interface GroupProps {
  entry: MenuEntry;
  siblings: readonly RouteNode[];
  depth: number;
  icon: boolean;
  menu: Menu;
}

function Group({ entry: { route, children }, siblings, depth, icon, menu }: GroupProps) {
  const title = useRouteTitle()(route.meta.title);
  const open = menu.isOpen(route);
  return (
    <>
      <MenuButton aria-expanded={open} data-depth={depth} onClick={() => menu.toggle(route, siblings)}>
        {icon && <RouteIcon name={route.meta.icon} custom={route.meta.isCustomSvg} />}
        <Label>{title}</Label>
        <Marks {...route.meta} />
        <ChevronDown className="chevron" aria-hidden />
      </MenuButton>
      {open && <MenuItems entries={children} depth={Math.min(depth + 1, 3)} menu={menu} />}
    </>
  );
}

interface MenuItemsProps {
  entries: readonly MenuEntry[];
  depth?: number;
  /** Whether entries have icons; by default only those of the first level. */
  icons?: boolean;
  menu: Menu;
}

export function MenuItems({ entries, depth = 0, icons = depth === 0, menu }: MenuItemsProps) {
  const groups = entries.filter((entry) => entry.children.length > 0).map((entry) => entry.route);
  return (
    <MenuList scrolls={depth > 0 && entries.length > SCROLL_ABOVE}>
      {entries.map((entry, index) => (
        <li key={entry.route.path + index}>
          {entry.children.length > 0 ? (
            <Group entry={entry} siblings={groups} depth={depth} icon={icons} menu={menu} />
          ) : (
            <Leaf route={entry.route} depth={depth} icon={icons} menu={menu} />
          )}
        </li>
      ))}
    </MenuList>
  );
}
