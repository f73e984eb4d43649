import { currentLocation, isAddress, navigate, parseLocation, type RouteLocation } from '@/lib/router/location';
import { afterClosing, closing, type CloseScope, type Tab } from '@/lib/router/tabs';
import { atom, store } from '@/lib/state/store';
import { closedTabsAtom, dirtyTabsAtom, tabsAtom, writingTabsAtom } from '@/lib/state/tabs';
import type { Unsaved } from '@/lib/router/view';
import { themeAtom } from '@/lib/state/theme';
import { removeScroll } from '@/lib/state/view-scroll';
import { flashProgress } from '@/lib/util/browser/progress';

/** A question about unsaved input that an action would take off the screen. */
export interface LeaveRequest {
  how: 'close' | 'reload' | 'logOut';
  unsaved: readonly (Unsaved & { tab: Tab })[];
  proceed: () => void;
}
export const leaveRequestAtom = atom<LeaveRequest | undefined>(undefined);

/** Runs an action at once if none of the tabs has unsaved input, else after the question what becomes of it. */
export function askBeforeLeaving(tabs: readonly Tab[], how: LeaveRequest['how'], proceed: () => void): void {
  const dirty = store.get(dirtyTabsAtom);
  const unsaved = tabs.flatMap((tab) => {
    const read = dirty.get(tab.id);
    return read ? [{ ...read(), tab }] : [];
  });
  if (unsaved.length === 0) proceed();
  else store.set(leaveRequestAtom, { how, unsaved, proceed });
}

/** Saves one after the other and then proceeds. The first that is not saved is shown, with what its form says. */
export async function saveBeforeLeaving({ unsaved, proceed }: LeaveRequest): Promise<void> {
  for (const { tab, save } of unsaved) {
    if (await save?.()) continue;
    const open = findTab(tab.id);
    if (open) navigate(open.full);
    return;
  }
  proceed();
}

const findTab = (id: string) => store.get(tabsAtom).find((tab) => tab.id === id);
/** The tab of the address. */
export const currentTab = (): Tab | undefined => {
  const { full } = currentLocation();
  return store.get(tabsAtom).find((tab) => tab.full === full);
};

export function setViewUnsaved(id: string, read: (() => Unsaved) | undefined): void {
  const before = store.get(dirtyTabsAtom);
  if (!read && !before.has(id)) return;
  const next = new Map(before);
  if (read) next.set(id, read);
  else next.delete(id);
  store.set(dirtyTabsAtom, next);
}

/** Leaves a form in a view, which itself stays. */
export function leaveForm(id: string, leave: () => void): void {
  const tab = findTab(id);
  if (tab) askBeforeLeaving([tab], 'close', leave);
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
    setViewUnsaved(tab.id, undefined);
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
  askBeforeLeaving(tabs, 'close', () => {
    // A tab whose record was saved for the first time has another address since.
    const closed = store.get(tabsAtom).filter(({ id }) => tabs.some((tab) => tab.id === id));
    rememberClosed(closed);
    drop(closed, target);
  });
}

/** Milliseconds that the progress bar is shown for a reload (specification 9). */
const RELOAD_BAR = 200;

/** Unmounts a view and mounts it again, after `forget` has invalidated its queries. */
export function reloadTab(target: Tab, forget: () => void): void {
  askBeforeLeaving([target], 'reload', () => {
    forget();
    setViewUnsaved(target.id, undefined);
    store.set(tabsAtom, (tabs) =>
      tabs.map((tab) => (tab.id === target.id ? { ...tab, revision: tab.revision + 1 } : tab)),
    );
    if (store.get(themeAtom).showProgressBar) flashProgress(RELOAD_BAR);
  });
}
