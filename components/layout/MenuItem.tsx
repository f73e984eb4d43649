import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { hrefOf, navigate } from '@/lib/router/location';
import type { MenuEntry } from '@/lib/router/menu';
import type { RouteNode } from '@/lib/router/route';
import { Badge, Dot, Label, MenuButton, MenuLink, MenuList, MenuTitle, SCROLL_ABOVE } from './menu-parts';
import { RouteIcon } from './RouteIcon';

/** What all entries of a menu share. */
export interface MenuState {
  active: RouteNode | undefined;
  /** The page that is shown; it may be marked by an entry that is not its own. */
  current: RouteNode | undefined;
  /** Groups above the active entry. */
  within: ReadonlySet<RouteNode>;
  isOpen: (route: RouteNode) => boolean;
  toggle: (route: RouteNode) => void;
  /** The entry of the page that is shown was chosen again. */
  reload: () => void;
  /** An entry was followed: on a phone the menu folds. */
  followed: () => void;
  folded: boolean;
  /** Folded, a group is opened by unfolding the menu. */
  unfold: () => void;
}

function Marks({ route }: { route: RouteNode }) {
  const t = useTranslations('layout');
  return (
    <>
      {route.meta.badge && <Badge>{route.meta.badge}</Badge>}
      {route.meta.dot && <Dot role="img" aria-label={t('menu.attention')} />}
    </>
  );
}

/** Anything but a plain click on an entry of the app is the browser's own business (new tab, download). */
const isPlain = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0);

function Leaf({ route, depth, state }: { route: RouteNode; depth: number; state: MenuState }) {
  const title = useRouteTitle()(route.meta.title);
  const showIcon = depth === 0 || state.folded;
  const content = (
    <>
      {showIcon && <RouteIcon name={route.meta.icon} />}
      {!state.folded && <Label>{title}</Label>}
      {!state.folded && <Marks route={route} />}
    </>
  );
  const name = state.folded ? { 'aria-label': title, title } : {};
  if (!route.link) return <MenuTitle data-depth={depth}>{content}</MenuTitle>;
  const isActive = route === state.active;
  const blank = route.meta.target === '_blank';
  const follow = (event: MouseEvent) => {
    if (blank || route.external || !isPlain(event)) return;
    event.preventDefault();
    if (route === state.current) state.reload();
    else navigate(route.link);
    state.followed();
  };
  return (
    <MenuLink
      {...name}
      href={route.external ? route.link : hrefOf(route.link)}
      target={blank ? '_blank' : undefined}
      rel={blank || route.external ? 'noopener noreferrer' : undefined}
      aria-current={isActive ? 'page' : undefined}
      data-depth={depth}
      onClick={follow}
    >
      {content}
    </MenuLink>
  );
}

function Group({ entry, depth, state }: { entry: MenuEntry; depth: number; state: MenuState }) {
  const { route, children } = entry;
  const title = useRouteTitle()(route.meta.title);
  const open = state.isOpen(route) && !state.folded;
  const press = () => {
    if (state.folded) state.unfold();
    if (!state.folded || !state.isOpen(route)) state.toggle(route);
  };
  return (
    <>
      <MenuButton
        type="button"
        aria-expanded={open}
        aria-label={state.folded ? title : undefined}
        title={state.folded ? title : undefined}
        data-depth={depth}
        data-within={state.folded && state.within.has(route)}
        onClick={press}
      >
        {depth === 0 && <RouteIcon name={route.meta.icon} />}
        {!state.folded && <Label>{title}</Label>}
        {!state.folded && <Marks route={route} />}
        {!state.folded && <ChevronDown className="chevron" aria-hidden />}
      </MenuButton>
      {open && (
        <MenuList data-scrolls={children.length > SCROLL_ABOVE}>
          {children.map((child, index) => (
            <MenuItem key={child.route.path + index} entry={child} depth={Math.min(depth + 1, 3)} state={state} />
          ))}
        </MenuList>
      )}
    </>
  );
}

/** One entry of the side menu: a link, a submenu, or a title that leads nowhere. */
export function MenuItem({ entry, depth, state }: { entry: MenuEntry; depth: number; state: MenuState }) {
  return (
    <li>
      {entry.children.length > 0 ? (
        <Group entry={entry} depth={depth} state={state} />
      ) : (
        <Leaf route={entry.route} depth={depth} state={state} />
      )}
    </li>
  );
}
