import { useMemo } from 'react';
import type { Tab } from '@/lib/router/tabs';
import type { Unsaved } from '@/lib/router/view';
import { isRecord } from '@/lib/util/guards';
import { reasonToStay } from '@/lib/util/browser/ask-before-unload';
import { readSession, writeSession } from '@/lib/util/browser/storage';
import { currentAccount } from './account';
import { atom, store, useAtomValue } from './store';
import type { ScrollState } from './view-scroll';

/** Open pages, in the order of the bar. */
export const tabsAtom = atom<Tab[]>([]);

/** What reads the unsaved input of a tab's view, by the ids of the tabs that have some. */
export const dirtyTabsAtom = atom<ReadonlyMap<string, () => Unsaved>>(new Map());

/**
 * Whether a tab's view contains unsaved input. A tab asks for itself: rendered again, the bar of all tabs would measure
 * them, with the first letter typed into a form.
 */
export function useIsDirty(id: string): boolean {
  const own = useMemo(() => atom((get) => get(dirtyTabsAtom).has(id)), [id]);
  return useAtomValue(own);
}

/** The browser asks before it unloads a page with unsaved input in any view, visible or hidden. */
const stayForInput = reasonToStay();
store.sub(dirtyTabsAtom, () => stayForInput(store.get(dirtyTabsAtom).size > 0));

/** Ids of the tabs with text that is stored while it is typed, such as a reply, by the component that holds it. */
export const writingTabsAtom = atom<Readonly<Record<string, string>>>({});

/** Open tabs with text that has not been sent. */
export function tabsWithText(): Tab[] {
  const ids = new Set([...store.get(dirtyTabsAtom).keys(), ...Object.values(store.get(writingTabsAtom))]);
  return store.get(tabsAtom).filter(({ id }) => ids.has(id));
}

/** A tab that was closed by a command, with its state. */
export interface ClosedTab {
  tab: Tab;
  /** Its index in the bar. */
  at: number;
  scroll: ScrollState;
}

/** Tabs closed in this session, the latest last. */
export const closedTabsAtom = atom<readonly ClosedTab[]>([]);

/** Whether the content fills the window: menu and header are hidden. */
export const maximisedAtom = atom(false);

const STORED_TABS = 'supplier-client-tabs';

/** Stores the tabs that a reload should reopen, for this window and account. */
export const storeTabs = (tabs: readonly unknown[]): void =>
  void writeSession(STORED_TABS, { account: currentAccount(), tabs });

/** The stored tabs of the current account, not validated yet. */
export function storedTabs(): unknown {
  const stored = readSession(STORED_TABS);
  return isRecord(stored) && stored.account === currentAccount() ? stored.tabs : undefined;
}

/** Whether this window stores tabs with unsent text of another account. */
export function hasTabsOfOther(): boolean {
  const stored = readSession(STORED_TABS);
  if (!isRecord(stored) || stored.account === currentAccount()) return false;
  return Array.isArray(stored.tabs) && stored.tabs.length > 0;
}

/**
 * Removes all visited tabs, as at a logout (specification 4); tabs in `kept` are reopened when the same account logs in
 * in this window.
 */
export function forgetTabs(kept: readonly unknown[] = []): void {
  store.set(tabsAtom, []);
  store.set(dirtyTabsAtom, new Map());
  store.set(closedTabsAtom, []);
  store.set(writingTabsAtom, {});
  store.set(maximisedAtom, false);
  writeSession(STORED_TABS, kept.length > 0 ? { account: currentAccount(), tabs: kept } : undefined);
}
