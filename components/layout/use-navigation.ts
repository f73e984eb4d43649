import { useEffect, useLayoutEffect, useState } from 'react';
import { keptTabs, startTabs } from '@/lib/router/kept-tabs';
import { currentPlace, navigate, parsePlace, usePlace, type Place } from '@/lib/router/location';
import { resolvePlace } from '@/lib/router/match';
import { paths } from '@/lib/router/paths';
import type { RouteNode } from '@/lib/router/route';
import { tabOf, visit, type Tab } from '@/lib/router/tabs';
import { store, useAtomValue } from '@/lib/state/store';
import { storeTabs, storedTabs, tabsAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { renderAfterFrame } from '@/lib/util/browser/after-frame';
import { startProgress } from '@/lib/util/browser/progress';
import { useFrame } from './frame-context';

/**
 * The place that the frame is rendered for. Between two open pages it changes one paint after the address: the view is
 * shown first (Outlet), then menu, tabs and breadcrumb follow, and the view's effects.
 */
function useFramePlace(tabs: readonly Tab[]): Place {
  const now = usePlace();
  const [before, setBefore] = useState(now);
  useEffect(() => renderAfterFrame(() => setBefore(now)), [now]);
  const isOpen = ({ full }: Place) => tabs.some((tab) => tab.full === full);
  if (isOpen(now) && isOpen(before)) return before;
  // Also where `now` gets its tab only by this: the frame must not return to the page that was left.
  if (before !== now) setBefore(now);
  return now;
}

/**
 * Follows the address: redirects, /404 for unmatched paths, and the tab of the current page. Layout effects run before
 * those of the view, so the progress bar starts before the view can end it.
 */
export function useNavigation(): { route: RouteNode | undefined; tab: Tab | undefined } {
  const { routes, matcher } = useFrame();
  const tabs = useAtomValue(tabsAtom);
  const place = useFramePlace(tabs);
  const target = resolvePlace(place, matcher, parsePlace);
  const match = target && matcher(target);
  const elsewhere = !target ? paths.notFound() : target.full === place.full ? undefined : target.full;

  const leaving = elsewhere !== undefined;
  // When a public page is left, the frame's effects run again with the place it was last rendered for.
  const isStale = () => currentPlace().full !== place.full;

  useLayoutEffect(() => {
    if (elsewhere !== undefined && !isStale()) navigate(elsewhere, { replace: true });
  });

  useLayoutEffect(() => {
    if (!leaving && store.get(themeAtom).showProgressBar) startProgress();
  }, [leaving, place.full]);

  // Subscribed before the first tab is set, so that a reload right after it restores that tab, too.
  useLayoutEffect(() => store.sub(tabsAtom, () => storeTabs(keptTabs(store.get(tabsAtom)))), []);

  const here = elsewhere === undefined && match ? tabOf(tabs, place, match) : undefined;
  const needsVisit = elsewhere === undefined && match && here?.full !== place.full;
  useLayoutEffect(() => {
    if (!needsVisit || isStale()) return;
    store.set(tabsAtom, (open) =>
      visit(open.length > 0 ? open : startTabs(storedTabs(), routes, matcher), place, match),
    );
  });

  return { route: match?.route, tab: here };
}
