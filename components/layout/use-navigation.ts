import { useLayoutEffect, useMemo } from 'react';
import { keptTabs, startTabs } from '@/lib/router/kept-tabs';
import { currentLocation, navigate, parseLocation } from '@/lib/router/location';
import { resolveLocation } from '@/lib/router/match';
import { paths } from '@/lib/router/paths';
import { tabOf, visit } from '@/lib/router/tabs';
import { store, useAtomValue } from '@/lib/state/store';
import { storeTabs, storedTabs, tabsAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { startProgress } from '@/lib/util/browser/progress';
import { useFrame } from './frame-context';
import type { OpenPage } from './open-page';
import { useFrameLocation } from './use-frame-location';

/**
 * Follows the address: redirects, /404 for unmatched paths, and the tab of the current page. Layout effects run before
 * those of the view, so the progress bar starts before the view can end it.
 */
export function useNavigation(): OpenPage {
  const { routes, matcher } = useFrame();
  const open = useAtomValue(tabsAtom);
  const location = useFrameLocation(open, matcher);
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

  // Rendered with the tab of this page at once; setting it renders nothing else again.
  const isMissing = !leaving && match && tabOf(open, location, match)?.full !== location.full;
  const tabs = isMissing
    ? visit(open.length > 0 ? open : startTabs(storedTabs(), routes, matcher), location, match)
    : open;
  useLayoutEffect(() => {
    // What changed them meanwhile is rendered first.
    if (tabs !== open && !isStale()) store.set(tabsAtom, (now) => (now === open ? tabs : now));
  });

  const route = match?.route;
  const tab = leaving || !match ? undefined : tabOf(tabs, location, match);
  return useMemo(() => ({ route, tab, tabs }), [route, tab, tabs]);
}
