import { useEffect, useState } from 'react';
import { usePlace, type Place } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { renderAfterFrame } from '@/lib/util/browser/after-frame';

/**
 * The place that the frame is rendered for. Between two open pages it changes one paint after the address: the view is
 * shown first (Outlet), then menu, tabs and breadcrumb follow, and the view's effects.
 */
export function useFramePlace(tabs: readonly Tab[]): Place {
  const now = usePlace();
  const [painted, setPainted] = useState(now);
  // Two states, because React drops what is set while rendering where an earlier change of the same state is put off:
  // the frame would return to the page that was left.
  const [shown, setShown] = useState(now);
  useEffect(() => renderAfterFrame(() => setPainted(now)), [now]);
  const isOpen = ({ full }: Place) => tabs.some((tab) => tab.full === full);
  const place = painted !== now && isOpen(now) && isOpen(shown) ? shown : now;
  if (shown !== place) setShown(place);
  return place;
}
