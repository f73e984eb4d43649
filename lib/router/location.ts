import { useSyncExternalStore } from 'react';

/** A page of the client with its query: what follows the `#` of the URL. */
export interface RouteLocation {
  /** Starts with one slash; never decoded, so that an invalid percent sign only makes an unknown path. */
  path: string;
  query: URLSearchParams;
  /** Path and query as written; equal for equal places. */
  full: string;
}

/** Parses any text as a location: exactly one leading slash, no trailing one, the query separate. */
export function parseLocation(text: string): RouteLocation {
  const mark = text.indexOf('?');
  const rawPath = (mark < 0 ? text : text.slice(0, mark)).split('#')[0] ?? '';
  const path = `/${rawPath.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`;
  const query = new URLSearchParams(mark < 0 ? '' : text.slice(mark + 1));
  return { path, query, full: joinLocation(path, query) };
}

/** A path with a query, without `?` if the query is empty. */
export function joinLocation(path: string, query?: URLSearchParams): string {
  const text = query?.toString() ?? '';
  return text ? `${path}?${text}` : path;
}

/** The href of a link. */
export const hrefOf = (full: string) => `#${full}`;

const listeners = new Set<() => void>();
let current: RouteLocation | undefined;

const read = () => parseLocation(location.hash.slice(1));

/** The current location; the same object until the address changes. */
export function currentLocation(): RouteLocation {
  current ??= read();
  return current;
}

/** Whether the address is this location now: the browser reports a link that was followed only afterwards. */
export const isAddress = (full: string) => read().full === full;

/** Reads the address again; returns whether the location has changed. */
function refresh(): boolean {
  const next = read();
  if (next.full === current?.full) return false;
  current = next;
  return true;
}

function moved() {
  if (refresh()) listeners.forEach((listener) => listener());
}

/** Calls a function whenever the location has changed; the result stops it. */
function watchLocation(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('hashchange', moved);
    window.addEventListener('popstate', moved);
    // The address may have changed without a listener, as between the first render and the subscription.
    refresh();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('hashchange', moved);
      window.removeEventListener('popstate', moved);
    }
  };
}

/** Navigates to a location of the app. `replace` adds no entry to the history. */
export function navigate(full: string, options: { replace?: boolean } = {}): void {
  const target = parseLocation(full).full;
  if (target === currentLocation().full) return;
  history[options.replace ? 'replaceState' : 'pushState'](history.state, '', hrefOf(target));
  moved();
}

/** The location that the prerendered HTML shows: hydration must render the same before the address is read. */
const NOWHERE = parseLocation('/');

export const useRouteLocation = () => useSyncExternalStore(watchLocation, currentLocation, () => NOWHERE);
