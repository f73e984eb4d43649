import { match as compile } from 'path-to-regexp';
import { decodeUri } from '@/lib/util/decode-uri';
import { joinLocation, parseLocation, type RouteLocation } from './location';
import { walk, type RouteMatch, type RouteNode } from './route';

/** Finds the route of a location, or undefined. Created once for a list of routes. */
export type Matcher = (location: Pick<RouteLocation, 'path' | 'query'>) => RouteMatch | undefined;

/** A pattern as a test; an invalid pattern matches nothing. */
function compilePattern(pattern: string) {
  try {
    return compile<Record<string, string>>(pattern, { decode: decodeUri });
  } catch {
    return undefined;
  }
}

/** Among routes with one path, the one whose own query is part of the location's; else the first without a query. */
function pick(candidates: RouteNode[], query: URLSearchParams): RouteNode {
  const carried = (route: RouteNode) => {
    const mark = route.link.indexOf('?');
    const wanted = [...new URLSearchParams(mark < 0 ? '' : route.link.slice(mark))];
    return { wanted: wanted.length, met: wanted.every(([key, value]) => query.get(key) === value) };
  };
  const exact = candidates.find((route) => carried(route).wanted > 0 && carried(route).met);
  return exact ?? candidates.find((route) => carried(route).wanted === 0) ?? candidates[0]!;
}

const redirectsAway = ({ path, redirect }: RouteNode) => Boolean(redirect) && parseLocation(redirect!).path !== path;

/** Whether a route can be opened: it has a screen, or it redirects to another path, or a child can be opened. */
export const canBeOpened = (route: RouteNode): boolean =>
  Boolean(route.path) && (Boolean(route.screen) || redirectsAway(route) || route.children.some(canBeOpened));

/** A leaf without a screen is an alias of the route with the same path. */
const isAlias = (route: RouteNode) => !route.screen && !route.redirect && route.children.length === 0;

export function createMatcher(routes: readonly RouteNode[]): Matcher {
  const fixed = new Map<string, RouteNode[]>();
  const patterns: { route: RouteNode; test: NonNullable<ReturnType<typeof compilePattern>> }[] = [];
  for (const route of walk(routes)) {
    if (isAlias(route) || !canBeOpened(route)) continue;
    const test = route.path.includes('/:') ? compilePattern(route.path) : undefined;
    if (test) patterns.push({ route, test });
    else {
      const key = route.path.toLowerCase();
      fixed.set(key, [...(fixed.get(key) ?? []), route]);
    }
  }
  // An alias opens the route with the same path; if there is none, it opens the screen `unknown`.
  for (const route of [...walk(routes)].filter((leaf) => leaf.path && isAlias(leaf))) {
    const key = route.path.toLowerCase();
    if (fixed.has(key) || patterns.some(({ test }) => test(route.path))) continue;
    fixed.set(key, [{ ...route, screen: 'unknown' }]);
  }
  // Of two routes with one path, one with a screen precedes a group that only redirects.
  fixed.forEach((list) => list.sort((a, b) => Number(Boolean(b.screen)) - Number(Boolean(a.screen))));

  return ({ path, query }) => {
    const candidates = fixed.get(path.toLowerCase()) ?? fixed.get(decodeUri(path).toLowerCase());
    if (candidates) {
      const screens = candidates.filter((route) => route.screen);
      return { route: pick(screens.length > 0 ? screens : candidates, query), params: {} };
    }
    for (const { route, test } of patterns) {
      const found = test(path);
      if (found) return { route, params: { ...found.params } };
    }
    return undefined;
  };
}

const MAX_REDIRECTS = 5;

/** The first descendant with a screen and an address of its own. */
function firstScreen(route: RouteNode): RouteNode | undefined {
  return [...walk(route.children)].find((child) => child.screen && child.link && !child.external);
}

/**
 * The location that is shown for a location: itself if its route has a screen, else the end of its redirect, or the first
 * child with a screen if the redirect fails; undefined if there is none, which means /404. Circular redirects, and
 * redirects to pages that the user has no right to, fail.
 */
export function resolveLocation(
  location: RouteLocation,
  matcher: Matcher,
  parse: (full: string) => RouteLocation,
  steps = MAX_REDIRECTS,
): RouteLocation | undefined {
  const route = matcher(location)?.route;
  if (!route) return undefined;
  if (route.screen) return location;
  if (steps === 0) return undefined;
  const redirect = route.redirect && route.keepsQuery ? joinLocation(route.redirect, location.query) : route.redirect;
  for (const next of [redirect, firstScreen(route)?.link]) {
    const end = next ? resolveLocation(parse(next), matcher, parse, steps - 1) : undefined;
    if (end) return end;
  }
  return undefined;
}
