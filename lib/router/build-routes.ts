import { can, type Rights } from '@/lib/auth/permission';
import { REFERENCE } from '@/messages/list';
import { TITLES } from '@/messages/titles';
import { readRoutes } from './read-routes';
import { walk, type RouteNode } from './route';
import { SCREENS, type ScreenRow, MENU_GROUPS } from './screens';

/** In the language of the platform, which sends titles too; they are translated where they are shown. */
const titles = TITLES[REFERENCE];

const ROWS: ScreenRow[] = Object.values(SCREENS);

/** In the platform's format. */
const page = ({ path, components, title, ...row }: ScreenRow, meta: object = {}) => ({
  path,
  component: components[0],
  meta: { title: titles[title], icon: row.icon, ...meta },
});

/** The menu of specification 2, for 'intelligence' mode; in 'all' mode the platform sends one. */
const ownRoutes = (): RouteNode[] =>
  readRoutes([
    page(SCREENS.home, { noClosable: true }),
    ...Object.entries(MENU_GROUPS).map(([path, { title, icon }]) => ({
      path,
      component: 'Layout',
      meta: { title: titles[title], icon },
      children: ROWS.filter((row) => row.path.startsWith(`${path}/`)).map((row) => page(row)),
    })),
  ]);

/**
 * Pages that exist whatever the platform's list contains. A form has a tab of its own for every record, so that two
 * records can be edited side by side and a form with unsaved input is never replaced.
 */
const constantRoutes = (): RouteNode[] =>
  readRoutes(
    ROWS.filter(({ activeMenu }) => activeMenu).map((row) =>
      page(row, { hidden: true, dynamicNewTab: true, activeMenu: row.activeMenu }),
    ),
  );

/** Paths that the platform's list cannot override, in upper or lower case. */
const FIXED = new Set(['/login', '/register', '/callback', '/403', '/404']);

const copy = (node: RouteNode, children: RouteNode[]): RouteNode => {
  const next = { ...node, children };
  children.forEach((child) => (child.parent = next));
  return next;
};

/** The routes that the rights allow; a group whose children have all been removed is removed too. */
function allowed(routes: readonly RouteNode[], rights: Rights): RouteNode[] {
  return routes
    .filter((route) => !FIXED.has(route.path.toLowerCase()) && can(rights, route.meta.guard))
    .map((route) => [route, allowed(route.children, rights)] as const)
    .filter(([route, children]) => route.screen || route.children.length === 0 || children.length > 0)
    .map(([route, children]) => copy(route, children));
}

/** The home page of a list without one: it redirects to the list's first page. */
const homeOf = (routes: readonly RouteNode[]): RouteNode => ({
  path: '/',
  link: '/',
  external: false,
  screen: '',
  redirect: [...walk(routes)].find((route) => route.screen && route.link && !route.meta.hidden)?.link,
  meta: { title: '', hidden: true },
  children: [],
});

/** Where a list has a screen: its entry in the menu, else any. */
function pathOf(name: string, all: readonly RouteNode[]): string | undefined {
  const found = all.filter((route) => route.screen === name && route.link && !route.path.includes('/:'));
  return (found.find(({ meta, link }) => !meta.hidden && !link.includes('?')) ?? found[0])?.path;
}

/**
 * A platform may have a screen at another path than the client's own (contract 2): the client's links, which name its
 * own, then lead there.
 */
function movedScreens(routes: readonly RouteNode[]): RouteNode[] {
  const all = [...walk(routes)];
  const taken = new Set(all.map(({ path }) => path.toLowerCase()));
  return Object.entries<ScreenRow>(SCREENS).flatMap(([name, { path, activeMenu }]) => {
    if (path === '/' || activeMenu || taken.has(path.toLowerCase())) return [];
    const redirect = pathOf(name, all);
    if (!redirect) return [];
    const meta = { title: '', hidden: true };
    return [{ path, link: path, external: false, screen: '', redirect, keepsQuery: true, meta, children: [] }];
  });
}

/** The screens whose own path shows another screen in the list, and their paths there: links to them lead to these. */
export function displacedScreens(routes: readonly RouteNode[]): Partial<Record<keyof typeof SCREENS, string>> {
  const all = [...walk(routes)];
  return Object.fromEntries(
    Object.entries<ScreenRow>(SCREENS).flatMap(([name, { path }]) => {
      const shown = all.filter((route) => route.screen && route.path.toLowerCase() === path.toLowerCase());
      const listed = pathOf(name, all);
      return shown.length > 0 && shown.every(({ screen }) => screen !== name) && listed ? [[name, listed]] : [];
    }),
  );
}

/** The constant routes, below the menu entries of their lists. */
const constantRoutesAt = (moved: readonly RouteNode[], displaced: ReturnType<typeof displacedScreens>): RouteNode[] =>
  constantRoutes().map((route) => {
    const { activeMenu } = route.meta;
    const list = Object.entries<ScreenRow>(SCREENS).find(([, { path }]) => path === activeMenu)?.[0];
    const redirect = moved.find(({ path }) => path === activeMenu)?.redirect;
    const listed = redirect ?? displaced[list as keyof typeof displaced];
    return { ...route, meta: { ...route.meta, activeMenu: listed ?? activeMenu } };
  });

interface BuildOptions {
  /** The platform's list; undefined in 'intelligence' mode, where the client's own table is used. */
  list?: readonly unknown[];
  rights: Rights;
  rolesControl: boolean;
  /** A further list, as far as the first does not contain its pages: that of the pattern gallery. */
  extra?: readonly unknown[];
}

/** Routes without those whose addresses are taken; a group that is empty then is left out. */
const without = (routes: readonly RouteNode[], taken: ReadonlySet<string>): RouteNode[] =>
  routes.flatMap((route) => {
    const children = without(route.children, taken);
    if (route.children.length > 0) return children.length > 0 ? [copy(route, children)] : [];
    return taken.has(route.link || route.path) ? [] : [route];
  });

/**
 * The routes of a session: the platform's (or the client's own) filtered by rights, then the constant ones, which exist
 * whatever the list contains. No catch-all is needed: a path without a route leads to /404.
 */
export function buildRoutes({ list, rights, rolesControl, extra = [] }: BuildOptions): RouteNode[] {
  const given = list ? readRoutes(list) : ownRoutes();
  const permitted = allowed(given, rolesControl ? rights : { ...rights, admin: true });
  const usedPaths = new Set([...walk(permitted)].filter((route) => route.screen).map((route) => route.path));
  const taken = new Set([...walk(permitted)].map((route) => route.link || route.path));
  const moved = movedScreens(permitted);
  const routes = [
    ...permitted,
    ...without(readRoutes(extra), taken),
    ...moved,
    ...constantRoutesAt(moved, displacedScreens(permitted)).filter((route) => !usedPaths.has(route.path)),
  ];
  return [...walk(permitted)].some((route) => route.path === '/') ? routes : [homeOf(permitted), ...routes];
}
