import { decodeUri } from '@/lib/util/decode-uri';
import { parseLocation, type RouteLocation } from './location';
import type { Matcher } from './match';
import type { RouteMatch, RouteNode } from './route';
import { isForm } from './screens';

/** An open page. Its view uses the tab's id as key, so a tab whose address changes keeps its view. */
export interface Tab {
  id: string;
  /** The address that a click on the tab opens: the last one of this page. */
  full: string;
  /** The key of its route: two routes with one path and different queries have different keys. */
  route: string;
  title: string;
  /** The name of the record that its page shows, as the page said it. */
  record?: string;
  /** What of its address distinguishes it from the other tabs of a platform's route that has one per parameters or query. */
  parameter?: string;
  icon?: string;
  /** As the route's `isCustomSvg`: the icon is the address of an image. */
  customIcon?: boolean;
  /** Whether it is shown in the bar; pages that are tabHidden have a view without a tab. */
  shown: boolean;
  closable: boolean;
  /** Pinned on the left by the user; commands on several tabs skip it. */
  pinned: boolean;
  /** One tab per parameters or query: as the route says, and for every form, whose typed text no other record replaces. */
  dynamic: boolean;
  keepAlive: boolean;
  /** Incremented by a reload, which mounts the view again. */
  revision: number;
}

const routeKey = (route: RouteNode) => route.link || route.path;

const iconOf = ({ meta, parent }: RouteNode) => {
  const { icon, isCustomSvg } = meta.icon || !parent ? meta : parent.meta;
  return { icon, customIcon: isCustomSvg };
};

/** The parameters of an address in their order, then what its query has beyond that of the route. */
function parameterOf(route: RouteNode, full: string): string {
  const [own, { path, query }] = [parseLocation(route.link), parseLocation(full)];
  const names = route.path.split('/');
  const given = path.split('/').filter((_, at) => names[at]?.startsWith(':'));
  const asked = [...query].filter(([name, value]) => own.query.get(name) !== value);
  return [...given.map(decodeUri), ...asked.map(([name, value]) => `${name}=${value}`)].join(' · ');
}

const tabFrom = (route: RouteNode, full: string): Tab => ({
  id: full,
  full,
  route: routeKey(route),
  title: route.meta.title,
  ...iconOf(route),
  shown: !route.meta.tabHidden,
  closable: !route.meta.noClosable,
  pinned: false,
  dynamic: Boolean(route.meta.dynamicNewTab) || isForm(route.screen),
  // A form names its record.
  ...(route.meta.dynamicNewTab && !isForm(route.screen) && { parameter: parameterOf(route, full) }),
  keepAlive: !route.meta.noKeepAlive,
  revision: 0,
});

/** The tabs that are open from the start: pages that cannot be closed. */
export const fixedTabs = (routes: Iterable<RouteNode>): Tab[] =>
  [...routes]
    .filter((route) => route.meta.noClosable && route.screen && route.link && !route.meta.tabHidden)
    .map((route) => tabFrom(route, route.link));

/**
 * The open tab of a location: the one with the same address, or with the same route if that has one tab for all its
 * addresses.
 */
export function tabOf(tabs: readonly Tab[], location: RouteLocation, match: RouteMatch): Tab | undefined {
  return (
    tabs.find((tab) => tab.full === location.full) ??
    tabs.find((tab) => !tab.dynamic && tab.route === routeKey(match.route))
  );
}

/** The open tab that a visit of a location would show; undefined if it would add one, or has no route. */
export function tabFor(tabs: readonly Tab[], location: RouteLocation, matcher: Matcher): Tab | undefined {
  const match = matcher(location);
  return match && tabOf(tabs, location, match);
}

/** The tab that a visit of a location would add. */
const newTab = (tabs: readonly Tab[], { full }: RouteLocation, { route }: RouteMatch): Tab => ({
  ...tabFrom(route, full),
  id: freshId(tabs, full),
});

/** The tabs after navigating to a location: with a new tab, or with the new address in an existing one. */
export function visit(tabs: readonly Tab[], location: RouteLocation, match: RouteMatch): Tab[] {
  const open = tabOf(tabs, location, match);
  if (!open) return arrange([...tabs, newTab(tabs, location, match)]);
  return open.full === location.full
    ? [...tabs]
    : tabs.map((tab) => (tab === open ? { ...tab, full: location.full } : tab));
}

/** A unique id, even if an older tab was opened at this address and has changed its own. */
export function freshId(tabs: readonly Tab[], full: string): string {
  let id = full;
  for (let n = 2; tabs.some((tab) => tab.id === id); n += 1) id = `${full}#${n}`;
  return id;
}

/** The first tab and non-closable ones cannot be closed (specification 2). */
export const isClosable = (tabs: readonly Tab[], tab: Tab): boolean =>
  tab.closable && tabs.find((other) => other.shown) !== tab;

export type CloseScope = 'one' | 'others' | 'left' | 'right' | 'all';

/** The tabs that a command on `tab` would close; a pinned one is closed by its own command only. */
export function closing(tabs: readonly Tab[], tab: Tab, scope: CloseScope): Tab[] {
  const at = tabs.indexOf(tab);
  const inScope: Record<CloseScope, (other: Tab, index: number) => boolean> = {
    one: (other) => other === tab,
    others: (other) => other !== tab,
    left: (_, index) => index < at,
    right: (_, index) => at >= 0 && index > at,
    all: () => true,
  };
  return tabs.filter(
    (other, index) => inScope[scope](other, index) && isClosable(tabs, other) && (scope === 'one' || !other.pinned),
  );
}

/**
 * The address to open after tabs were closed: none if the current page is still open, `tab` if the command was given on
 * another tab, else the last remaining one, or home (specification 2).
 */
export function afterClosing(left: readonly Tab[], current: Tab | undefined, target: Tab): string | undefined {
  if (current && left.includes(current)) return undefined;
  if (left.includes(target)) return target.full;
  return left.findLast((tab) => tab.shown)?.full ?? '/';
}

const firstOf = (tabs: readonly Tab[]) => tabs.find((tab) => tab.shown);

/** The order of ranks: the first tab, then fixed ones (pinned or not closable), then all others. */
const rank = (tab: Tab, first: Tab | undefined) => (tab === first ? 0 : tab.pinned || !tab.closable ? 1 : 2);

/** Tabs in the order of the bar; within a rank their order is kept. */
export const arrange = (tabs: readonly Tab[], first = firstOf(tabs)): Tab[] =>
  [...tabs].sort((a, b) => rank(a, first) - rank(b, first));

/** The neighbour that `tab` can be swapped with: one of the same rank, and never the first tab. */
export function neighbourOf(tabs: readonly Tab[], tab: Tab, step: -1 | 1): Tab | undefined {
  const row = tabs.filter((other) => other.shown);
  const at = row.indexOf(tab);
  const other = at < 0 ? undefined : row[at + step];
  return other && rank(other, row[0]) === rank(tab, row[0]) ? other : undefined;
}

export type Side = 'before' | 'after';

/** Moves a tab before or after another, as near as its rank allows; the first tab cannot be moved. */
export function moveTab(tabs: readonly Tab[], tab: Tab, anchor: Tab, side: Side): Tab[] {
  const first = firstOf(tabs);
  if (tab === anchor || tab === first) return [...tabs];
  const rest = tabs.filter((other) => other !== tab);
  const at = rest.indexOf(anchor) + (side === 'after' ? 1 : 0);
  return arrange([...rest.slice(0, at), tab, ...rest.slice(at)], first);
}

/** The first tab and non-closable ones are on the left without a pin. */
export const isPinnable = (tabs: readonly Tab[], tab: Tab): boolean => tab.closable && tab !== firstOf(tabs);

/** Pins a tab after the pinned ones, or unpins it to the front of the others. */
export const pinTab = (tabs: readonly Tab[], tab: Tab, pinned: boolean): Tab[] =>
  arrange(
    tabs.map((other) => (other === tab ? { ...other, pinned } : other)),
    firstOf(tabs),
  );
