import type { RouteLocation } from '@/lib/router/location';
import type { RouteMatch } from '@/lib/router/route';
import { newTab, tabOf, type Tab } from '@/lib/router/tabs';
import { atom, store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';

/** Why a page is rendered before it is opened: its link is pointed at, or it is likely to be opened. */
type Why = 'pointed' | 'likely';
interface ViewAhead {
  tab: Tab;
  why: Why;
}

const viewsAtom = atom<readonly ViewAhead[]>([]);

/** Pages that are likely to be opened next, as the tabs they would get, the latest last. Outlet renders them out of sight. */
export const viewsAheadAtom = atom((get) => get(viewsAtom).map(({ tab }) => tab));

/** Each keeps one more page in memory; of the likely ones `likely-ahead.ts` renders only as many as the device can keep. */
const MAX_VIEWS: Record<Why, number> = { pointed: 2, likely: 5 };
/** Milliseconds after which a page that was not opened is dropped, so that it shows nothing old when it is. */
const LASTS: Record<Why, number> = { pointed: 60_000, likely: 300_000 };

/** Without a change of state where there is nothing to drop. */
function drop(isDropped: (view: ViewAhead) => boolean): void {
  if (store.get(viewsAtom).some(isDropped)) store.set(viewsAtom, (views) => views.filter((view) => !isDropped(view)));
}

export const dropView = (id: string): void => drop(({ tab }) => tab.id === id);
export const dropViewsAhead = (): void => drop(() => true);

/** Renders a page out of sight for a while, unless it is open. */
export function renderAhead(location: RouteLocation, match: RouteMatch, why: Why): void {
  const tabs = store.get(tabsAtom);
  if (tabOf(tabs, location, match)) return;
  const view = { tab: newTab(tabs, location, match), why };
  const views = store.get(viewsAtom);
  if (views.some(({ tab }) => tab.id === view.tab.id)) return;
  const alike = views.filter((other) => other.why === why);
  const surplus = alike.slice(0, Math.max(0, alike.length + 1 - MAX_VIEWS[why]));
  store.set(viewsAtom, [...views.filter((other) => !surplus.includes(other)), view]);
  setTimeout(() => drop((other) => other === view), LASTS[why]);
}
