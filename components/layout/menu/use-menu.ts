import { useCallback, useMemo, useState } from 'react';
import { getConfig } from '@/lib/config/config';
import { currentLocation, navigate, parseLocation } from '@/lib/router/location';
import { resolveLocation } from '@/lib/router/match';
import {
  activeEntry,
  createEntryFinder,
  groupsAbove,
  groupsTo,
  hasColumn,
  menuOf,
  openTarget,
  topEntryOf,
  type MenuEntry,
} from '@/lib/router/menu';
import { openOnArrival, setGroup, startingGroups, type OpenGroups } from '@/lib/router/open-groups';
import type { RouteNode } from '@/lib/router/route';
import { useFrame } from '../frame-context';

/** Its functions stay the same from page to page, so that a press renders only the rows that look different. */
export interface Menu {
  entries: MenuEntry[];
  active: RouteNode | undefined;
  /** Groups above the active entry. */
  within: ReadonlySet<RouteNode>;
  open: OpenGroups;
  toggle: (route: RouteNode) => void;
  /** The first-level entry whose children are shown in the second menu, in layouts that have one. */
  second: MenuEntry | undefined;
  choose: (entry: MenuEntry) => void;
  /** Opens the page of an entry, or reloads it where it is shown. */
  follow: (route: RouteNode) => void;
}

interface MenuOptions {
  /** The page that is shown; it may be marked by an entry that is not its own. */
  current: RouteNode | undefined;
  /** The address of the page. */
  full: string;
  reload: () => void;
  /** Handles a click on any entry: on phones the menu closes. */
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
  const toggle = useCallback(
    (route: RouteNode) => {
      const siblings = groupsTo(entries, route).at(-1)?.siblings ?? [];
      setGroups((open) => setGroup(open, { route, siblings, open: !open[route.path] }, getConfig()));
    },
    [entries],
  );
  return { open: groups, toggle };
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
  const active = useMemo(() => {
    const marking = current?.meta.activeMenu;
    if (!marking) return entryTo(parseLocation(full), current) ?? current;
    return entryTo(parseLocation(marking), undefined) ?? activeEntry(routes, current);
  }, [routes, entryTo, full, current]);
  const follow = useCallback(
    (route: RouteNode) => {
      const here = currentLocation();
      const own = matcher(here)?.route;
      const leadsHere =
        route === (entryTo(here, own) ?? own) ||
        resolveLocation(parseLocation(route.link), matcher, parseLocation)?.full === here.full;
      if (leadsHere) reload();
      else navigate(route.link);
      followed();
    },
    [matcher, entryTo, reload, followed],
  );
  return {
    entries,
    active,
    within: new Set(groupsAbove(active)),
    ...useOpenGroups(entries, active),
    ...useSecond(entries, active, current),
    follow,
  };
}
