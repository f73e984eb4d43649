import { Activity, Suspense, useEffect, useState } from 'react';
import { getConfig } from '@/lib/config/config';
import { keepAlive } from '@/lib/router/keep-alive';
import type { Tab } from '@/lib/router/tabs';
import { useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom, tabsAtom } from '@/lib/state/tabs';
import { endProgress } from '@/lib/util/progress';
import { ViewBoundary } from './ViewBoundary';
import { ViewHost } from './ViewHost';

/** Inside the view's own Suspense: runs when what the address asks for stands. */
function Ready({ full }: { full: string }) {
  useEffect(() => endProgress(), [full]);
  return null;
}

/** The open views; all but the current one are hidden, with everything in them as it was left. */
export function Outlet({ current }: { current: Tab | undefined }) {
  const tabs = useAtomValue(tabsAtom);
  const dirty = useAtomValue(dirtyTabsAtom);
  const [alive, setAlive] = useState<readonly string[]>([]);
  const next = keepAlive({ alive, current, tabs, dirty, max: getConfig().keepAliveMaxNum });
  if (next !== alive) setAlive(next);

  // Drawn in an order that never changes, so that no view's DOM is ever moved.
  const views = tabs.filter((tab) => next.includes(tab.id)).sort((a, b) => (a.id < b.id ? -1 : 1));
  return views.map((tab) => (
    <Activity key={`${tab.id}#${tab.revision}`} mode={tab.id === current?.id ? 'visible' : 'hidden'}>
      <ViewHost tab={tab}>
        {(screen) => (
          <ViewBoundary onFailure={endProgress}>
            <Suspense>
              {screen}
              <Ready full={tab.full} />
            </Suspense>
          </ViewBoundary>
        )}
      </ViewHost>
    </Activity>
  ));
}
