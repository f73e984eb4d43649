import { can, type Rights } from '@/lib/auth/permission';
import { readRoutes } from './read-routes';
import { walk, type RouteNode } from './route';
import { constantRoutes, ownRoutes } from './own-routes';

/** Paths that no list of the platform can take over, in whatever letters. */
const FIXED = new Set(['/login', '/register', '/callback', '/403', '/404']);

const copy = (node: RouteNode, children: RouteNode[]): RouteNode => {
  const next = { ...node, children };
  children.forEach((child) => (child.parent = next));
  return next;
};

/** What the rights leave; a group that has lost everything in it leads nowhere and goes too. */
function allowed(routes: readonly RouteNode[], rights: Rights): RouteNode[] {
  return routes
    .filter((route) => !FIXED.has(route.path.toLowerCase()) && can(rights, route.meta.guard))
    .map((route) => [route, allowed(route.children, rights)] as const)
    .filter(([route, children]) => route.screen || route.children.length === 0 || children.length > 0)
    .map(([route, children]) => copy(route, children));
}

/** A list without a home begins at its first page. */
const homeOf = (routes: readonly RouteNode[]): RouteNode => ({
  path: '/',
  link: '/',
  external: false,
  screen: '',
  redirect: [...walk(routes)].find((route) => route.screen && route.link && !route.meta.hidden)?.link,
  meta: { title: '', hidden: true },
  children: [],
});

interface BuildOptions {
  /** The platform's list; undefined in 'intelligence' mode, where the client's own table counts. */
  list?: readonly unknown[];
  rights: Rights;
  rolesControl: boolean;
}

/**
 * The routes of a session: the platform's (or the client's own) filtered by right, then the constant ones, which exist
 * whatever the list says. The catch-all needs no entry: what no route matches is /404, and so it comes last.
 */
export function buildRoutes({ list, rights, rolesControl }: BuildOptions): RouteNode[] {
  const given = list ? readRoutes(list) : ownRoutes();
  const kept = allowed(given, rolesControl ? rights : { ...rights, admin: true });
  const taken = new Set([...walk(kept)].filter((route) => route.screen).map((route) => route.path));
  const routes = [...kept, ...constantRoutes().filter((route) => !taken.has(route.path))];
  return [...walk(kept)].some((route) => route.path === '/') ? routes : [homeOf(kept), ...routes];
}
