import type { Config } from '@/lib/config/schema';
import { joinPlace, parsePlace, type Place } from './location';
import { paths } from './paths';

/** What the guard decides about a place: draw it, go elsewhere, or fetch user and routes first. */
export type Decision = { kind: 'show' } | { kind: 'go'; to: string } | { kind: 'load' };

interface GuardState {
  place: Place;
  hasToken: boolean;
  hasRoutes: boolean;
  config: Pick<Config, 'routesWhiteList' | 'recordRoute' | 'loginInterception'>;
}

/** The login page, remembering where the user wanted to go unless that is home. */
export const loginPath = (place: Place, recordRoute: boolean): string =>
  paths.login(recordRoute && place.path !== '/' && place.path !== '/login' ? place.full : undefined);

/**
 * Where to go after logging in. Whatever the address says, it is read as a place of the app, so that nothing in it can
 * lead to another site; the login page itself is no target.
 */
export function redirectTarget(place: Place): string {
  const target = parsePlace(place.query.get('redirect') ?? '/');
  return target.path === '/login' ? '/' : joinPlace(target.path, target.query);
}

/** The navigation guard of specification 4. */
export function decide({ place, hasToken, hasRoutes, config }: GuardState): Decision {
  if (!config.loginInterception || hasToken) {
    if (!hasRoutes) return { kind: 'load' };
    return place.path === '/login' ? { kind: 'go', to: paths.home() } : { kind: 'show' };
  }
  if (config.routesWhiteList.includes(place.path)) return { kind: 'show' };
  return { kind: 'go', to: loginPath(place, config.recordRoute) };
}
