import { moveTab, neighbourOf, pinTab, type Side, type Tab } from '@/lib/router/tabs';
import { store } from '@/lib/state/store';
import { maximisedAtom, tabsAtom } from '@/lib/state/tabs';

export function stepTab(tab: Tab, step: -1 | 1): boolean {
  const other = neighbourOf(store.get(tabsAtom), tab, step);
  if (other) store.set(tabsAtom, (tabs) => moveTab(tabs, tab, other, step < 0 ? 'before' : 'after'));
  return Boolean(other);
}

export function placeTab(id: string, anchorId: string, side: Side): void {
  store.set(tabsAtom, (tabs) => {
    const tab = tabs.find((other) => other.id === id);
    const anchor = tabs.find((other) => other.id === anchorId);
    return tab && anchor ? moveTab(tabs, tab, anchor, side) : tabs;
  });
}

export const togglePin = (tab: Tab): void => store.set(tabsAtom, (tabs) => pinTab(tabs, tab, !tab.pinned));

export const toggleMaximised = (): void => store.set(maximisedAtom, (on) => !on);
