import { navigate } from '@/lib/router/location';
import { arrange } from '@/lib/router/tab-order';
import { freshId } from '@/lib/router/tabs';
import { store } from '@/lib/state/store';
import { closedTabsAtom, tabsAtom } from '@/lib/state/tabs';
import { putScroll } from '@/lib/state/view-scroll';

/**
 * Opens the tab that was closed last: its address with the query, its place, its pin, and how far it was scrolled. What
 * its view held beyond that is gone; text that a form keeps as a draft is offered by the form.
 */
export function reopenTab(): void {
  const last = store.get(closedTabsAtom).at(-1);
  if (!last) return;
  store.set(closedTabsAtom, (closed) => closed.slice(0, -1));
  const { tab, at, scroll } = last;
  const open = store.get(tabsAtom);
  const isOpen = open.some((other) => other.full === tab.full || (!tab.dynamic && other.route === tab.route));
  if (!isOpen) {
    const id = freshId(open, tab.full);
    putScroll(id, scroll);
    store.set(tabsAtom, arrange([...open.slice(0, at), { ...tab, id }, ...open.slice(at)]));
  }
  navigate(tab.full);
}
