import { useMemo, useState } from 'react';
import { getConfig } from '@/lib/config/config';
import { navigate, parseLocation } from '@/lib/router/location';
import { resolveLocation } from '@/lib/router/match';
import {
  activeEntry,
  createEntryFinder,
  groupsAbove,
  hasColumn,
  menuOf,
  openTarget,
  topEntryOf,
  type MenuEntry,
} from '@/lib/router/menu';
import { openOnArrival, setGroup, startingGroups } from '@/lib/router/open-groups';
import type { RouteNode } from '@/lib/router/route';
import { useFrame } from '../frame-context';

/** Belongs to the frame, so that open groups stay open when the layout changes. */
export interface Menu {
  entries: MenuEntry[];
  active: RouteNode | undefined;
  /** Whether a click on an entry would open the page that is shown. */
  leadsHere: (route: RouteNode) => boolean;
  /** Groups above the active entry. */
  within: ReadonlySet<RouteNode>;
  isOpen: (route: RouteNode) => boolean;
  /** `siblings` are the groups of the same level. */
  toggle: (route: RouteNode, siblings: readonly RouteNode[]) => void;
  /** The first-level entry whose children are shown in the second menu, in layouts that have one. */
  second: MenuEntry | undefined;
  choose: (entry: MenuEntry) => void;
  reload: () => void;
  /** Handles a click on any entry: on phones the menu closes. */
  followed: () => void;
}

interface MenuOptions {
  /** The page that is shown; it may be marked by an entry that is not its own. */
  current: RouteNode | undefined;
  /** The address of the page. */
  full: string;
  reload: () => void;
  followed: () => void;
}

/** Which groups are open: the initial ones, those the user opened, and those that contain the page opened last. */
function useOpenGroups(entries: MenuEntry[], active: RouteNode | undefined) {
  const rules = getConfig();
  const [groups, setGroups] = useState(() => openOnArrival(startingGroups(entries, rules), entries, active, rules));
  // Compared by path: routes are rebuilt when their badges change, and the page stays the same.
  const at = active?.link || active?.path;
  const [arrived, setArrived] = useState(at);
  if (arrived !== at) {
    setArrived(at);
    setGroups(openOnArrival(groups, entries, active, rules));
  }
  const isOpen = (route: RouteNode) => groups[route.path] ?? false;
  const toggle: Menu['toggle'] = (route, siblings) =>
    setGroups(setGroup(groups, { route, siblings, open: !isOpen(route) }, rules));
  return { isOpen, toggle };
}

/** The entry shown in the second menu: the chosen one until another page is opened, else the current page's. */
function useSecond(entries: MenuEntry[], active: RouteNode | undefined, current: RouteNode | undefined) {
  const [chosen, setChosen] = useState<{ path: string; at: string | undefined }>();
  const routeAt = (path: string) => entries.find(({ route }) => route.path === path)?.route;
  const top = chosen && chosen.at === current?.path ? routeAt(chosen.path) : hasColumn(current) ? active : undefined;
  const entry = topEntryOf(entries, top);
  const choose = (next: MenuEntry) => {
    setChosen({ path: next.route.path, at: current?.path });
    const target = openTarget(next, getConfig().openFirstMenu);
    if (target !== undefined) navigate(target);
  };
  return { second: entry && entry.children.length > 0 ? entry : undefined, choose };
}

export function useMenu({ current, full, reload, followed }: MenuOptions): Menu {
  const { routes, matcher } = useFrame();
  const entries = useMemo(() => menuOf(routes), [routes]);
  const entryTo = useMemo(() => createEntryFinder(entries, matcher), [entries, matcher]);
  const { here, active } = useMemo(() => {
    const entry = entryTo(parseLocation(full), current) ?? current;
    const marking = current?.meta.activeMenu;
    const marked = marking === undefined ? undefined : entryTo(parseLocation(marking), undefined);
    return { here: entry, active: marking ? (marked ?? activeEntry(routes, current)) : entry };
  }, [routes, entryTo, full, current]);
  const leadsHere = (route: RouteNode) =>
    route === here || resolveLocation(parseLocation(route.link), matcher, parseLocation)?.full === full;
  return {
    entries,
    active,
    leadsHere,
    within: new Set(groupsAbove(active)),
    ...useOpenGroups(entries, active),
    ...useSecond(entries, active, current),
    reload,
    followed,
  };
}
