import { useSyncExternalStore } from 'react';

/** A page of the client with its query: what follows the `#` of the URL. */
export interface Place {
  /** Starts with one slash; decoded nowhere, so that a bad percent sign is only an unknown path. */
  path: string;
  query: URLSearchParams;
  /** Path and query as written, the identity of the place. */
  full: string;
}

/** Reads any text as a place: exactly one leading slash, no trailing one, the query apart. */
export function parsePlace(text: string): Place {
  const mark = text.indexOf('?');
  const rawPath = (mark < 0 ? text : text.slice(0, mark)).split('#')[0] ?? '';
  const path = `/${rawPath.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`;
  const query = new URLSearchParams(mark < 0 ? '' : text.slice(mark + 1));
  return { path, query, full: joinPlace(path, query) };
}

/** A path with a query; the query is left out when it is empty. */
export function joinPlace(path: string, query?: URLSearchParams): string {
  const text = query?.toString() ?? '';
  return text ? `${path}?${text}` : path;
}

/** What a link's href holds. */
export const hrefOf = (full: string) => `#${full}`;

const listeners = new Set<() => void>();
let place: Place | undefined;

const read = () => parsePlace(location.hash.slice(1));

/** Where the app is now; the same object until it moves. */
export function currentPlace(): Place {
  place ??= read();
  return place;
}

/** Takes the address anew; answers whether the app is somewhere else now. */
function refresh(): boolean {
  const next = read();
  if (next.full === place?.full) return false;
  place = next;
  return true;
}

function moved() {
  if (refresh()) listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('hashchange', moved);
    window.addEventListener('popstate', moved);
    // The address may have moved while nobody listened, as between the first look at it and the first drawing.
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

/** Goes to a place of the app. `replace` leaves no entry behind for the Back key. */
export function navigate(full: string, options: { replace?: boolean } = {}): void {
  const target = parsePlace(full).full;
  if (target === currentPlace().full) return;
  history[options.replace ? 'replaceState' : 'pushState'](history.state, '', hrefOf(target));
  moved();
}

/** Where the page of the HTML is: it is taken over before the address counts. */
const NOWHERE = parsePlace('/');

/** The place of the app as React state. */
export const usePlace = () => useSyncExternalStore(subscribe, currentPlace, () => NOWHERE);
