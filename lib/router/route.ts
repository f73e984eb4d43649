import type { Guard } from '@/lib/auth/permission';
import type { ScreenName } from './screens';

/** What the platform may say of a route (specification 2). */
export interface RouteMeta {
  /** As sent; shown in the interface language where the client knows the text. */
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
  /** The menu entry that is marked while this page is open. */
  activeMenu?: string;
  guard?: Guard;
  noColumn?: boolean;
  noKeepAlive?: boolean;
  badge?: string;
  dot?: boolean;
  target?: '_blank';
}

/** A route of the client, made from the platform's list or from the client's own table. */
export interface RouteNode {
  /** Absolute path without query; may hold parameters (`/a/:id`). Empty where there is nothing to open. */
  path: string;
  /** Where a menu entry leads: path and query, or an outside address. Empty: a title without a link. */
  link: string;
  /** The address is outside of the app (http, https, mailto, tel). */
  external: boolean;
  /** '' for a group that only holds children. */
  screen: ScreenName | '';
  redirect?: string;
  meta: RouteMeta;
  children: RouteNode[];
  parent?: RouteNode;
}

/** A place matched to its route. */
export interface RouteMatch {
  route: RouteNode;
  params: Record<string, string>;
}

/** From the outermost group to the route itself. */
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
