import { leads } from './match';
import { chainOf, walk, type RouteNode } from './route';

/** An entry of the side menu; with children it is a submenu. */
export interface MenuEntry {
  route: RouteNode;
  children: MenuEntry[];
}

/**
 * The menu of a list of routes: hidden ones are skipped, levelHidden ones and ones without a title are replaced by
 * their children (specification 2). A group whose children are all hidden is an entry of its own, which leads to them.
 */
export function menuOf(routes: readonly RouteNode[]): MenuEntry[] {
  return routes.flatMap((route) => {
    if (route.meta.hidden) return [];
    const children = menuOf(route.children);
    if (route.meta.levelHidden || !route.meta.title) return children;
    const isLost = children.length === 0 && route.children.length > 0 && !leads(route);
    return isLost ? [] : [{ route, children }];
  });
}

/** The entry that is marked for a route: its own, or the one its `activeMenu` names. */
export function activeEntry(routes: readonly RouteNode[], route: RouteNode | undefined): RouteNode | undefined {
  const target = route?.meta.activeMenu;
  if (!target) return route;
  return [...walk(routes)].find((other) => other.path === target && !other.meta.hidden) ?? route;
}

/** The groups above an entry, so that they stand open while it is marked. */
export const groupsAbove = (route: RouteNode | undefined): RouteNode[] => (route ? chainOf(route).slice(0, -1) : []);

/** The breadcrumb of a route (specification 2): its chain without what is breadcrumbHidden or has no title. */
export function breadcrumbOf(routes: readonly RouteNode[], route: RouteNode): RouteNode[] {
  const active = activeEntry(routes, route);
  const above = active && active !== route ? chainOf(active) : chainOf(route).slice(0, -1);
  return [...above, route].filter((node) => node.meta.title && !node.meta.breadcrumbHidden);
}
