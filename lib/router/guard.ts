import type { Config } from '@/lib/config/schema';
import { joinPlace, parsePlace, type Place } from './location';
import { paths } from './paths';

/** The guard's decision on an address: show it, or redirect. */
export type Decision = { kind: 'show' } | { kind: 'go'; to: string };

interface GuardState {
  place: Place;
  hasSession: boolean;
  config: Pick<Config, 'routesWhiteList' | 'recordRoute' | 'loginInterception'>;
}

/** The path of the login page, with the current address in `redirect` unless that is home. */
export const loginPath = (place: Place, recordRoute: boolean): string =>
  paths.login(recordRoute && place.path !== '/' && place.path !== '/login' ? place.full : undefined);

/**
 * The address after logging in. `redirect` is always parsed as a path of the app, so that it cannot lead to another
 * site; the login page itself is refused.
 */
export function redirectTarget(place: Place): string {
  const target = parsePlace(place.query.get('redirect') ?? '/');
  return target.path === '/login' ? '/' : joinPlace(target.path, target.query);
}

/** The navigation guard of specification 4. */
export function decide({ place, hasSession, config }: GuardState): Decision {
  if (hasSession && place.path === '/login') return { kind: 'go', to: paths.home() };
  if (hasSession || !config.loginInterception || config.routesWhiteList.includes(place.path)) return { kind: 'show' };
  return { kind: 'go', to: loginPath(place, config.recordRoute) };
}
