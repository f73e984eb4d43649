import { Activity, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { getConfig } from '@/lib/config/config';
import { keepAlive } from '@/lib/router/keep-alive';
import { goAhead, type Place } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { store, useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom, tabsAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { ViewHost } from './ViewHost';

let inFront: string | undefined;

/**
 * Shows the one view and puts the others away, as Activity does a moment later: effects and refs of a whole page take
 * their time to come back, and what was drawn is there already. Put away, a view keeps how it was laid out, which
 * Activity's own way to hide it would throw away (ViewHost).
 */
function showAtOnce(id: string | undefined): void {
  inFront = id;
  for (const view of allViews()) {
    view.toggleAttribute('data-away', view.dataset.view !== id);
    view.style.removeProperty('display');
  }
}

/**
 * A view that is still there is shown before the frame around it is drawn for its place; not where the frame scrolls in
 * the views' place, and would show it at the offset of the one before.
 */
function showIfKept({ full }: Place): boolean {
  if (!store.get(themeAtom).fixedHeader) return false;
  const tab = store.get(tabsAtom).find((one) => one.full === full);
  const isKept = tab !== undefined && allViews().some((view) => view.dataset.view === tab.id && isAway(view));
  if (isKept) showAtOnce(tab.id);
  return isKept;
}

const isAway = (view: HTMLElement) => view.hasAttribute('data-away');

/** They stand side by side; a search of the whole page would go through every row of every one. */
const allViews = () =>
  ([...(document.querySelector('[data-view]')?.parentElement?.children ?? [])] as HTMLElement[]).filter(
    ({ dataset }) => dataset.view !== undefined,
  );

/**
 * Draws nothing. It stands before the views, because its effect must come before theirs: the first of them that measures
 * something would have the view laid out that Activity has just hidden in its own way.
 */
function Curtain({ current, awake }: { current: Tab | undefined; awake: string | undefined }) {
  const { id: front, full } = current ?? {};
  // In the drawing after which another one is awake, Activity hides the view that was left; and once more whenever
  // something in it was drawn out of sight. After every change of address: another view may have been shown for less than
  // a frame, and no drawing knows of it.
  useLayoutEffect(() => {
    showAtOnce(front);
    const observer = new MutationObserver(() => showAtOnce(inFront));
    for (const view of allViews()) observer.observe(view, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [front, full, awake]);
  return null;
}

/** The open views; all but the current one are hidden, with everything in them as it was left. */
export function Outlet({ current }: { current: Tab | undefined }) {
  const tabs = useAtomValue(tabsAtom);
  const dirty = useAtomValue(dirtyTabsAtom);
  const [alive, setAlive] = useState<readonly string[]>([]);
  const next = keepAlive({ alive, current, tabs, dirty, max: getConfig().keepAliveMaxNum });
  // A view that comes back is woken after it was seen; a new one has nothing to be seen before.
  const [front, setFront] = useState({ id: current?.id, isNew: true });
  if (front.id !== current?.id) setFront({ id: current?.id, isNew: !current || !alive.includes(current.id) });
  if (next !== alive) setAlive(next);
  const awake = useDeferredValue(current?.id);
  const shown = front.isNew ? current?.id : awake;

  useEffect(() => goAhead(showIfKept), []);

  // Drawn in an order that never changes, so that no view's DOM is ever moved.
  const views = tabs.filter((tab) => next.includes(tab.id)).sort((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <>
      <Curtain current={current} awake={shown} />
      {views.map((tab) => (
        <Activity key={`${tab.id}#${tab.revision}`} mode={tab.id === shown ? 'visible' : 'hidden'}>
          <ViewHost tab={tab} />
        </Activity>
      ))}
    </>
  );
}
