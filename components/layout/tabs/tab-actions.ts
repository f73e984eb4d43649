import { currentLocation, isAddress, navigate, parseLocation, type RouteLocation } from '@/lib/router/location';
import { afterClosing, closing, type CloseScope, type Tab } from '@/lib/router/tabs';
import { atom, store } from '@/lib/state/store';
import { closedTabsAtom, dirtyTabsAtom, tabsAtom, writingTabsAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { removeScroll } from '@/lib/state/view-scroll';
import { flashProgress } from '@/lib/util/browser/progress';

interface LeaveRequest {
  count: number;
  proceed: () => void;
}
export const leaveRequestAtom = atom<LeaveRequest | undefined>(undefined);

/** Runs an action at once if none of the tabs has unsaved input, else after confirmation. */
export function askBeforeDropping(tabs: readonly Tab[], proceed: () => void): void {
  const dirty = store.get(dirtyTabsAtom);
  const count = tabs.filter((tab) => dirty.has(tab.id)).length;
  if (count === 0) proceed();
  else store.set(leaveRequestAtom, { count, proceed });
}

const findTab = (id: string) => store.get(tabsAtom).find((tab) => tab.id === id);
/** The tab of the address. */
export const currentTab = (): Tab | undefined => {
  const { full } = currentLocation();
  return store.get(tabsAtom).find((tab) => tab.full === full);
};

export function setViewDirty(id: string, dirty: boolean): void {
  const before = store.get(dirtyTabsAtom);
  if (before.has(id) === dirty) return;
  const next = new Set(before);
  if (dirty) next.add(id);
  else next.delete(id);
  store.set(dirtyTabsAtom, next);
}

/** Sets which view a part with unsaved input is in; undefined if it has none. */
export function setViewWriting(part: string, id: string | undefined): void {
  const { [part]: before, ...others } = store.get(writingTabsAtom);
  if (before !== id) store.set(writingTabsAtom, id === undefined ? others : { ...others, [part]: id });
}

/** Changes the address of a view; its tab changes with it, so that the view is not remounted. */
export function moveView(
  id: string,
  change: (location: RouteLocation) => string,
  options?: { replace?: boolean },
): void {
  const tab = findTab(id);
  if (!tab) return;
  // A page that is being left must not replace the address of the next one.
  const shown = isAddress(tab.full);
  const { full } = parseLocation(change(parseLocation(tab.full)));
  store.set(tabsAtom, (tabs) => tabs.map((other) => (other.id === id ? { ...other, full } : other)));
  if (shown) navigate(full, options);
}

/** Names a tab of one record after it; a list that shows one record beside the others keeps its own name. */
export function nameView(id: string, record: string): void {
  const tab = findTab(id);
  if (!tab?.dynamic || (tab.record ?? '') === record) return;
  store.set(tabsAtom, (tabs) => tabs.map((other) => (other.id === id ? { ...other, record } : other)));
}

/** As many closed tabs can be opened again. */
const MOST_CLOSED = 25;

/** The leftmost is added last, so that reopening restores the bar from left to right. */
function rememberClosed(tabs: readonly Tab[]): void {
  const open = store.get(tabsAtom);
  const closed = tabs
    .filter((tab) => tab.shown)
    .map((tab) => ({ tab, at: open.indexOf(tab), scroll: removeScroll(tab.id) }));
  store.set(closedTabsAtom, (before) => [...before, ...closed.reverse()].slice(-MOST_CLOSED));
}

function drop(tabs: readonly Tab[], target: Tab, next?: string): void {
  const before = store.get(tabsAtom);
  const current = currentTab();
  const left = before.filter((tab) => !tabs.includes(tab));
  tabs.forEach((tab) => {
    setViewDirty(tab.id, false);
    removeScroll(tab.id);
  });
  store.set(tabsAtom, left);
  const to = next ?? afterClosing(left, current, target);
  if (to !== undefined) navigate(to);
}

export function closeView(id: string, next?: string): void {
  const tab = findTab(id);
  if (tab) drop([tab], tab, next);
}

export function closeTabs(target: Tab, scope: CloseScope): void {
  const tabs = closing(store.get(tabsAtom), target, scope);
  if (tabs.length === 0) return;
  askBeforeDropping(tabs, () => {
    rememberClosed(tabs);
    drop(tabs, target);
  });
}

/** Milliseconds that the progress bar is shown for a reload (specification 9). */
const RELOAD_BAR = 200;

/** Unmounts a view and mounts it again, after `forget` has invalidated its queries. */
export function reloadTab(target: Tab, forget: () => void): void {
  askBeforeDropping([target], () => {
    forget();
    setViewDirty(target.id, false);
    store.set(tabsAtom, (tabs) =>
      tabs.map((tab) => (tab.id === target.id ? { ...tab, revision: tab.revision + 1 } : tab)),
    );
    if (store.get(themeAtom).showProgressBar) flashProgress(RELOAD_BAR);
  });
}
