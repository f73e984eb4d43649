import { useLayoutEffect } from 'react';
import { keptTabs, startTabs } from '@/lib/router/kept-tabs';
import { currentPlace, navigate, parsePlace } from '@/lib/router/location';
import { resolvePlace } from '@/lib/router/match';
import { paths } from '@/lib/router/paths';
import type { RouteNode } from '@/lib/router/route';
import { tabOf, visit, type Tab } from '@/lib/router/tabs';
import { store, useAtomValue } from '@/lib/state/store';
import { storeTabs, storedTabs, tabsAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { startProgress } from '@/lib/util/browser/progress';
import { useFrame } from './frame-context';
import { useFramePlace } from './use-frame-place';

/**
 * Follows the address: redirects, /404 for unmatched paths, and the tab of the current page. Layout effects run before
 * those of the view, so the progress bar starts before the view can end it.
 */
export function useNavigation(): { route: RouteNode | undefined; tab: Tab | undefined } {
  const { routes, matcher } = useFrame();
  const tabs = useAtomValue(tabsAtom);
  const place = useFramePlace(tabs, matcher);
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
