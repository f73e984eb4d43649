import type { Guard } from '@/lib/auth/permission';
import type { ScreenName } from './screens';

/** What the platform may specify for a route (specification 2). */
export interface RouteMeta {
  /** As sent; shown in the interface language if the client knows the text. */
  title: string;
  icon?: string;
  isCustomSvg?: boolean;
  hidden?: boolean;
  breadcrumbHidden?: boolean;
  /** Replaced by its children in the menu. */
  levelHidden?: boolean;
  noClosable?: boolean;
  tabHidden?: boolean;
  /** One tab per parameters or query. */
  dynamicNewTab?: boolean;
  /** The menu entry that is highlighted while this page is open. */
  activeMenu?: string;
  guard?: Guard;
  noColumn?: boolean;
  noKeepAlive?: boolean;
  badge?: string;
  dot?: boolean;
  target?: '_blank';
}

/** A route, made from the platform's list or from the client's own table. */
export interface RouteNode {
  /** Absolute path without query; may contain parameters (`/a/:id`). Empty if nothing can be opened. */
  path: string;
  /** The target of a menu entry: path and query, or an external address. Empty: a title without a link. */
  link: string;
  /** Whether the link leaves the app (http, https, mailto, tel). */
  external: boolean;
  /** '' for a group that only contains children. */
  screen: ScreenName | '';
  redirect?: string;
  /** The redirect leads to the same screen at another path, with the query of the location. */
  keepsQuery?: boolean;
  meta: RouteMeta;
  children: RouteNode[];
  parent?: RouteNode;
}

/** A location with its route. */
export interface RouteMatch {
  route: RouteNode;
  params: Record<string, string>;
}

/** The ancestors of a route, from the outermost group to the route itself. */
export function chainOf(route: RouteNode): RouteNode[] {
  const chain: RouteNode[] = [];
  for (let node: RouteNode | undefined = route; node; node = node.parent) chain.unshift(node);
  return chain;
}

export function* walk(routes: readonly RouteNode[]): Generator<RouteNode> {
  for (const route of routes) {
    yield route;
    yield* walk(route.children);
  }
}
