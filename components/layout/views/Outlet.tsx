import { useState } from 'react';
import { getConfig } from '@/lib/config/config';
import { keepAlive } from '@/lib/router/keep-alive';
import { useRouteLocation } from '@/lib/router/location';
import { tabFor } from '@/lib/router/tabs';
import { useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom } from '@/lib/state/tabs';
import { themeAtom } from '@/lib/state/theme';
import { useFrame } from '../frame-context';
import { useOpenPage } from '../open-page';
import { useLinksAhead } from './links-ahead';
import { ViewLayer } from './ViewLayer';

/**
 * The open views, one layer each, and the only owner of which one is in front. `current` is the tab that the frame is
 * rendered for; a cached view is in front before that, because rendering the frame and running a page's effects takes
 * longer than showing an existing view.
 */
export function Outlet() {
  const { tab: current, tabs } = useOpenPage();
  const location = useRouteLocation();
  const { matcher } = useFrame();
  const dirty = useAtomValue(dirtyTabsAtom);
  useLinksAhead();
  const { fixedHeader } = useAtomValue(themeAtom);
  const [alive, setAlive] = useState<readonly string[]>([]);
  const { keepAliveMaxNum: max } = getConfig();
  const next = keepAlive({ alive, current, tabs, dirty, max });
  if (next !== alive) setAlive(next);

  // Where the frame is the scroll container of all views, a view shown early would have the previous one's offset.
  const open = fixedHeader ? tabFor(tabs, location, matcher) : undefined;
  const early = open && next.includes(open.id) ? open : undefined;
  const front = (early ?? current)?.id;

  // Rendered in a constant order, so that React never moves a view's DOM.
  const views = tabs.filter(({ id }) => next.includes(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
  return views.map((tab) => (
    <ViewLayer
      key={`${tab.id}#${tab.revision}`}
      tab={tab}
      isInFront={tab.id === front}
      isActive={tab.id === current?.id}
    />
  ));
}
