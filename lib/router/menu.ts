import { parseLocation, type RouteLocation } from './location';
import { canBeOpened, resolveLocation, type Matcher } from './match';
import { chainOf, walk, type RouteNode } from './route';

/** An entry of the side menu; with children it is a submenu. */
export interface MenuEntry {
  route: RouteNode;
  children: MenuEntry[];
}

/**
 * The menu of a list of routes: hidden ones are skipped, levelHidden ones and ones without a title are replaced by
 * their children (specification 2). A group whose children are all hidden is a plain entry that opens them; one that
 * leads nowhere is left out.
 */
export function menuOf(routes: readonly RouteNode[]): MenuEntry[] {
  return routes.flatMap((route) => {
    if (route.meta.hidden) return [];
    const children = menuOf(route.children);
    if (route.meta.levelHidden || !route.meta.title) return children;
    const isGroup = route.children.length > 0 || route.redirect !== undefined;
    const isLost = children.length === 0 && isGroup && !canBeOpened(route);
    return isLost ? [] : [{ route, children }];
  });
}

/** The entry that is highlighted for a route: its own, or the one that its `activeMenu` names. */
export function activeEntry(routes: readonly RouteNode[], route: RouteNode | undefined): RouteNode | undefined {
  const target = route?.meta.activeMenu;
  if (!target) return route;
  return [...walk(routes)].find((other) => other.path === target && !other.meta.hidden) ?? route;
}

const leavesOf = (entries: readonly MenuEntry[]): RouteNode[] =>
  entries.flatMap(({ route, children }) => (children.length > 0 ? leavesOf(children) : [route]));

/** Whether every part of a query is in another. */
const isWithin = (part: URLSearchParams, whole: URLSearchParams) =>
  [...part].every(([key, value]) => whole.getAll(key).includes(value));

/** Finds the entry that leads to a location; `own` is the location's route. */
export type EntryFinder = (location: RouteLocation, own: RouteNode | undefined) => RouteNode | undefined;

/**
 * The entry that leads to a location: that of its own route, or one of another that ends there, such as an alias, a path
 * with its parameters filled in, or a redirect. Of several, the one that names more of the query, then the route's own.
 * Created once for a menu, because each entry has to be resolved.
 */
export function createEntryFinder(entries: readonly MenuEntry[], matcher: Matcher): EntryFinder {
  const ends = new Map<string, { route: RouteNode; query: URLSearchParams }[]>();
  for (const route of leavesOf(entries)) {
    const end = isOpenable(route) ? resolveLocation(parseLocation(route.link), matcher, parseLocation) : undefined;
    if (!end) continue;
    const path = end.path.toLowerCase();
    const known = ends.get(path);
    if (known) known.push({ route, query: end.query });
    else ends.set(path, [{ route, query: end.query }]);
  }
  return (location, own) => {
    let best: { route: RouteNode; rank: number } | undefined;
    for (const { route, query } of ends.get(location.path.toLowerCase()) ?? []) {
      if (!isWithin(query, location.query)) continue;
      const rank = query.size * 2 + Number(route === own);
      if (!best || rank > best.rank) best = { route, rank };
    }
    return best?.route;
  };
}

/** The groups above an entry, which are open while it is highlighted. */
export const groupsAbove = (route: RouteNode | undefined): RouteNode[] => (route ? chainOf(route).slice(0, -1) : []);

/** The entry of the first level that contains a route; undefined if the menu does not contain it. */
export const topEntryOf = (entries: readonly MenuEntry[], route: RouteNode | undefined): MenuEntry | undefined =>
  entries.find((entry) => hasRoute(entry, route));

const hasRoute = (entry: MenuEntry, route: RouteNode | undefined): boolean =>
  entry.route === route || entry.children.some((child) => hasRoute(child, route));

/** The groups that contain a route, each with its sibling groups, from the outermost one inwards. */
export function groupsTo(
  entries: readonly MenuEntry[],
  route: RouteNode | undefined,
): { route: RouteNode; siblings: RouteNode[] }[] {
  const entry = topEntryOf(entries, route);
  if (!entry || entry.children.length === 0) return [];
  const siblings = entries.filter((other) => other.children.length > 0).map((other) => other.route);
  return [{ route: entry.route, siblings }, ...groupsTo(entry.children, route)];
}

const isOpenable = ({ link, external, meta }: RouteNode) => link !== '' && !external && meta.target !== '_blank';

const firstLink = (entries: readonly MenuEntry[]): string | undefined => {
  for (const { route, children } of entries) {
    const found = children.length > 0 ? firstLink(children) : isOpenable(route) ? route.link : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * The link of an entry of the first level in layouts that show its children in a menu of their own (specification 2):
 * with `openFirstMenu` its redirect, else its first page, else itself; without `openFirstMenu` only a page of its own.
 * Undefined: a click shows the children, and the page stays.
 */
export function openTarget({ route, children }: MenuEntry, openFirstMenu: boolean): string | undefined {
  const own = isOpenable(route) ? route.link : undefined;
  if (!openFirstMenu) return route.screen ? own : undefined;
  return route.redirect ?? firstLink(children) ?? own;
}

/** Whether a page has a second menu beside it: not if it, or a group above it, is marked `noColumn`. */
export const hasColumn = (route: RouteNode | undefined): boolean =>
  !route || !chainOf(route).some((node) => node.meta.noColumn);

/**
 * The breadcrumb of a route (specification 2): the route and its ancestors, without those that are breadcrumbHidden or
 * have no title.
 */
export function breadcrumbOf(routes: readonly RouteNode[], route: RouteNode): RouteNode[] {
  const active = activeEntry(routes, route);
  const above = active && active !== route ? chainOf(active) : chainOf(route).slice(0, -1);
  return [...above, route].filter((node) => node.meta.title && !node.meta.breadcrumbHidden);
}
