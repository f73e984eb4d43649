import { useLayoutEffect } from 'react';
import { keptTabs, startTabs } from '@/lib/router/kept-tabs';
import { currentLocation, navigate, parseLocation } from '@/lib/router/location';
import { resolveLocation } from '@/lib/router/match';
import { paths } from '@/lib/router/paths';
import type { RouteNode } from '@/lib/router/route';
import { tabOf, visit, type Tab } from '@/lib/router/tabs';
import { store, useAtomValue } from '@/lib/state/store';
import { storeTabs, storedTabs, tabsAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { startProgress } from '@/lib/util/browser/progress';
import { useFrame } from './frame-context';
import { useFrameLocation } from './use-frame-location';

/**
 * Follows the address: redirects, /404 for unmatched paths, and the tab of the current page. Layout effects run before
 * those of the view, so the progress bar starts before the view can end it.
 */
export function useNavigation(): { route: RouteNode | undefined; tab: Tab | undefined } {
  const { routes, matcher } = useFrame();
  const tabs = useAtomValue(tabsAtom);
  const location = useFrameLocation(tabs, matcher);
  const target = resolveLocation(location, matcher, parseLocation);
  const match = target && matcher(target);
  const elsewhere = !target ? paths.notFound() : target.full === location.full ? undefined : target.full;

  const leaving = elsewhere !== undefined;
  // When a public page is left, the frame's effects run again with the location it was last rendered for.
  const isStale = () => currentLocation().full !== location.full;

  useLayoutEffect(() => {
    if (elsewhere !== undefined && !isStale()) navigate(elsewhere, { replace: true });
  });

  useLayoutEffect(() => {
    if (!leaving && store.get(themeAtom).showProgressBar) startProgress();
  }, [leaving, location.full]);

  // Subscribed before the first tab is set, so that a reload right after it restores that tab, too.
  useLayoutEffect(() => store.sub(tabsAtom, () => storeTabs(keptTabs(store.get(tabsAtom)))), []);

  const here = elsewhere === undefined && match ? tabOf(tabs, location, match) : undefined;
  const needsVisit = elsewhere === undefined && match && here?.full !== location.full;
  useLayoutEffect(() => {
    if (!needsVisit || isStale()) return;
    store.set(tabsAtom, (open) =>
      visit(open.length > 0 ? open : startTabs(storedTabs(), routes, matcher), location, match),
    );
  });

  return { route: match?.route, tab: here };
}
