import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { getConfig } from '@/lib/config/config';
import { activeEntry, groupsAbove, menuOf } from '@/lib/router/menu';
import type { RouteNode } from '@/lib/router/route';
import { setFolded } from '@/lib/state/theme';
import { Brand } from './Brand';
import { useFrame } from './frame-context';
import { MenuFoot } from './MenuFoot';
import { MenuItem, type MenuState } from './MenuItem';
import { MenuList } from './menu-parts';

const Root = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  color: 'var(--menu-text)',
  isolation: 'isolate',
});
const Entries = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden auto',
  padding: '4px 10px 12px',
  scrollbarWidth: 'none',
});

interface SideMenuProps {
  current: RouteNode | undefined;
  folded: boolean;
  reload: () => void;
  followed: () => void;
}

/** Groups that start open: `defaultOpeneds`, else the first group of the menu (specification 2). */
function useOpenGroups(first: RouteNode | undefined, within: readonly RouteNode[]) {
  const { defaultOpeneds, uniqueOpened } = getConfig();
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const startsOpen = (route: RouteNode) =>
    (defaultOpeneds.length > 0 ? defaultOpeneds.includes(route.path) : route === first) || within.includes(route);
  const isOpen = (route: RouteNode) => chosen[route.path] ?? startsOpen(route);
  const toggle = (route: RouteNode) => {
    const open = !isOpen(route);
    const siblings = uniqueOpened && open ? (route.parent?.children ?? []) : [];
    const closed = Object.fromEntries(siblings.map((other) => [other.path, false]));
    setChosen((before) => ({
      ...(uniqueOpened && open && !route.parent ? {} : before),
      ...closed,
      [route.path]: open,
    }));
  };
  return { isOpen, toggle };
}

/** The side menu, made from the routes. */
export function SideMenu({ current, folded, reload, followed }: SideMenuProps) {
  const t = useTranslations('layout');
  const { routes } = useFrame();
  const entries = menuOf(routes);
  const active = activeEntry(routes, current);
  const above = groupsAbove(active);
  const firstGroup = entries.find((entry) => entry.children.length > 0)?.route;
  const groups = useOpenGroups(firstGroup, above);
  const state: MenuState = {
    ...groups,
    active,
    current,
    within: new Set(above),
    reload,
    followed,
    folded,
    unfold: () => setFolded(false),
  };
  return (
    <Root aria-label={t('menu.label')}>
      <Brand folded={folded} />
      <Entries>
        <MenuList>
          {entries.map((entry, index) => (
            <MenuItem key={entry.route.path + index} entry={entry} depth={0} state={state} />
          ))}
        </MenuList>
      </Entries>
      {!folded && <MenuFoot />}
    </Root>
  );
}
