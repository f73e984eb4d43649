import type { Config } from '@/lib/config/schema';
import { joinLocation, parseLocation, type RouteLocation } from './location';
import { paths } from './paths';

/** The guard's decision on an address: show it, or redirect. */
export type Decision = { kind: 'show' } | { kind: 'go'; to: string };

interface GuardState {
  location: RouteLocation;
  hasSession: boolean;
  config: Pick<Config, 'routesWhiteList' | 'recordRoute' | 'loginInterception'>;
}

/** The path of the login page, with the current address in `redirect` unless that is home. */
export const loginPath = (location: RouteLocation, recordRoute: boolean): string =>
  paths.login(recordRoute && location.path !== '/' && location.path !== '/login' ? location.full : undefined);

/**
 * The address after logging in. `redirect` is always parsed as a path of the app, so that it cannot lead to another
 * site; the login page itself is refused. A link that was written by hand may have it unescaped: the page has no other
 * parameter, so what follows belongs to it.
 */
export function redirectTarget(location: RouteLocation): string {
  const entries = [...location.query];
  const at = entries.findIndex(([name]) => name === 'redirect');
  const target = parseLocation(entries[at]?.[1] ?? '/');
  if (at >= 0) entries.slice(at + 1).forEach(([name, value]) => target.query.append(name, value));
  return target.path === '/login' ? '/' : joinLocation(target.path, target.query);
}

/** The navigation guard of specification 4. */
export function decide({ location, hasSession, config }: GuardState): Decision {
  if (hasSession && location.path === '/login') return { kind: 'go', to: paths.home() };
  // The login page is where the others lead, whatever the list says.
  const isOpen = location.path === '/login' || config.routesWhiteList.includes(location.path);
  if (hasSession || !config.loginInterception || isOpen) return { kind: 'show' };
  return { kind: 'go', to: loginPath(location, config.recordRoute) };
}
