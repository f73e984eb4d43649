import { atom } from './store';
import type { Tab } from '@/lib/router/tabs';

/** Open pages, in the order of the bar. */
export const tabsAtom = atom<Tab[]>([]);

/** Ids of the tabs whose view holds typed text that is not saved. */
export const dirtyTabsAtom = atom<ReadonlySet<string>>(new Set<string>());
