import { useEffect, useState } from 'react';
import { useRouteLocation, type RouteLocation } from '@/lib/router/location';
import type { Matcher } from '@/lib/router/match';
import { tabFor, type Tab } from '@/lib/router/tabs';
import { renderAfterFrame } from '@/lib/util/browser/after-frame';

/**
 * The location that the frame is rendered for. Between two open pages it changes one paint after the address: the view is
 * shown first (Outlet) as it was left, then menu, tabs and breadcrumb follow, and the view's effects and its new query.
 */
export function useFrameLocation(tabs: readonly Tab[], matcher: Matcher): RouteLocation {
  const now = useRouteLocation();
  const [painted, setPainted] = useState(now);
  // Two states, because React drops what is set while rendering where an earlier change of the same state is put off:
  // the frame would return to the page that was left.
  const [shown, setShown] = useState(now);
  useEffect(() => renderAfterFrame(() => setPainted(now)), [now]);
  const next = painted === now ? undefined : tabFor(tabs, now, matcher);
  const last = next && tabFor(tabs, shown, matcher);
  // A page that changes its own address, as a list does with a filter, is rendered for it at once.
  const location = last && next !== last ? shown : now;
  if (shown !== location) setShown(location);
  return location;
}
