import type { Tab } from '@/lib/router/tabs';
import { isRecord } from '@/lib/util/guards';
import { readSession, writeSession } from '@/lib/util/browser/storage';
import { currentAccount } from './account';
import { atom, store } from './store';
import type { ScrollState } from './view-scroll';

/** Open pages, in the order of the bar. */
export const tabsAtom = atom<Tab[]>([]);

/** Ids of the tabs whose view holds typed text that is not saved. */
export const dirtyTabsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The browser asks before a page goes that holds typed text in any of its views, shown or hidden. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
store.sub(dirtyTabsAtom, () => {
  if (store.get(dirtyTabsAtom).size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});

/** Ids of the tabs with text that is kept as it is written, such as a reply, by the part of the view that holds it. */
export const writingTabsAtom = atom<Readonly<Record<string, string>>>({});

/** Open tabs that hold text which is not sent. */
export function tabsWithText(): Tab[] {
  const ids = new Set([...store.get(dirtyTabsAtom), ...Object.values(store.get(writingTabsAtom))]);
  return store.get(tabsAtom).filter(({ id }) => ids.has(id));
}

/** A tab that was closed by a command, and what it had. */
export interface ClosedTab {
  tab: Tab;
  /** Where it stood. */
  at: number;
  scroll: ScrollState;
}

/** Tabs closed in this session, the last one at the end. */
export const closedTabsAtom = atom<readonly ClosedTab[]>([]);

/** The content fills the window: menu and header are hidden. */
export const maximisedAtom = atom(false);

const STORED_TABS = 'supplier-client-tabs';

/** Keeps what a reload of the page shall find again, for this window and account. */
export const storeTabs = (tabs: readonly unknown[]): void =>
  void writeSession(STORED_TABS, { account: currentAccount(), tabs });

/** What was kept for the account that is logged in; anything may stand there. */
export function storedTabs(): unknown {
  const stored = readSession(STORED_TABS);
  return isRecord(stored) && stored.account === currentAccount() ? stored.tabs : undefined;
}

/** This window keeps tabs with unsent text of another account. */
export function hasTabsOfOther(): boolean {
  const stored = readSession(STORED_TABS);
  if (!isRecord(stored) || stored.account === currentAccount()) return false;
  return Array.isArray(stored.tabs) && stored.tabs.length > 0;
}

/**
 * All visited tabs removed, as a logout does (specification 4); `kept` open again when the same account comes back to
 * this window.
 */
export function forgetTabs(kept: readonly unknown[] = []): void {
  store.set(tabsAtom, []);
  store.set(dirtyTabsAtom, new Set<string>());
  store.set(closedTabsAtom, []);
  store.set(writingTabsAtom, {});
  store.set(maximisedAtom, false);
  writeSession(STORED_TABS, kept.length > 0 ? { account: currentAccount(), tabs: kept } : undefined);
}
