import type { Tab } from '@/lib/router/tabs';
import { isRecord } from '@/lib/util/guards';
import { readSession, writeSession } from '@/lib/util/storage';
import { currentAccount } from './account';
import { atom, store } from './store';
import type { ScrollState } from './view-scroll';

/** Open pages, in the order of the bar. */
export const tabsAtom = atom<Tab[]>([]);

/** Ids of the tabs whose view holds typed text that is not saved. */
export const dirtyTabsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** A tab that was closed by a command, and what it had. */
export interface ClosedTab {
  tab: Tab;
  /** Where it stood. */
  at: number;
  scroll: ScrollState;
}

/** Tabs closed in this session, the last one at the end. */
export const closedTabsAtom = atom<readonly ClosedTab[]>([]);

/** The content fills the window: menu and header are out of the way. */
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

/** All visited tabs removed, as a logout does (specification 4). */
export function forgetTabs(): void {
  store.set(tabsAtom, []);
  store.set(dirtyTabsAtom, new Set<string>());
  store.set(closedTabsAtom, []);
  store.set(maximisedAtom, false);
  writeSession(STORED_TABS, undefined);
}
