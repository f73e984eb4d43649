import type { RouteLocation } from '@/lib/router/location';
import type { RouteMatch } from '@/lib/router/route';
import { newTab, tabOf, type Tab } from '@/lib/router/tabs';
import { atom, store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';

/** Pages that are likely to be opened next, as the tabs they would get, the latest last. Outlet renders them out of sight. */
export const viewsAheadAtom = atom<readonly Tab[]>([]);

/** Each keeps one more page in memory. */
const MAX_VIEWS = 2;
/** Milliseconds after which a page that was not opened is dropped, so that it shows nothing old when it is. */
const LASTS = 60_000;

/** Without a change of state where there is nothing to drop. */
export function dropView(id: string): void {
  const ahead = store.get(viewsAheadAtom);
  const left = ahead.filter((tab) => tab.id !== id);
  if (left.length < ahead.length) store.set(viewsAheadAtom, left);
}

/** Renders a page out of sight for a while, unless it is open. */
export function renderAhead(location: RouteLocation, match: RouteMatch): void {
  const tabs = store.get(tabsAtom);
  if (tabOf(tabs, location, match)) return;
  const tab = newTab(tabs, location, match);
  if (store.get(viewsAheadAtom).some(({ id }) => id === tab.id)) return;
  store.set(viewsAheadAtom, (ahead) => [...ahead, tab].slice(-MAX_VIEWS));
  setTimeout(() => dropView(tab.id), LASTS);
}

export const dropViewsAhead = (): void => store.set(viewsAheadAtom, []);
