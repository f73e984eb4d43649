import type { QueryClient } from '@tanstack/react-query';
import type { Matcher } from '@/lib/router/match';
import { walk, type RouteNode } from '@/lib/router/route';
import { tabOf } from '@/lib/router/tabs';
import { openedOften } from '@/lib/state/opened-often';
import { store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { afterLoad } from '@/lib/util/browser/after-load';
import { hasFastConnection } from '../frame-parts';
import { whenAtRest } from './at-rest';
import { hasRequest, loadTarget, targetOf, type Target } from './requests-ahead';
import { SCREEN_COMPONENTS } from './screen-table';
import { renderAhead, viewsAheadAtom } from './views-ahead';

/** As many pages of the menu are loaded without being pointed at, beside those that are rendered. */
const LOADED = 6;
/** Gigabytes of memory of the device, and how many pages it can keep that may never be opened. */
const ROOM: readonly [memory: number, views: number][] = [
  [8, 5],
  [4, 3],
];
/** Where the browser does not say how much memory there is. */
const USUAL_MEMORY = 4;

function roomFor(): number {
  const { deviceMemory = USUAL_MEMORY } = navigator as { deviceMemory?: number };
  return ROOM.find(([memory]) => deviceMemory >= memory)?.[1] ?? 0;
}

/** The pages of the menu as they are likely to be opened: those that the account opens often, then in the menu's order. */
export function likelyPages(routes: readonly RouteNode[], account: string): RouteNode[] {
  const pages = [...walk(routes)].filter(
    ({ screen, link, external, meta }) => screen && link && !external && !meta.hidden && !meta.noKeepAlive,
  );
  const often = openedOften(account);
  const rank = ({ link }: RouteNode) => (often.includes(link) ? often.indexOf(link) : often.length);
  return pages.sort((one, other) => rank(one) - rank(other));
}

interface Likely {
  routes: readonly RouteNode[];
  matcher: Matcher;
  queries: QueryClient;
  account: string;
}

/**
 * Loads the pages that are likely to be opened next, one after another while the client is at rest; on a fast connection
 * and a device with room for them the first of them with their data, rendered out of sight. Data older than React Query's
 * `staleTime` is requested again when the page is opened, as in every kept view. The result stops it.
 */
export function prepareLikely({ routes, matcher, queries, account }: Likely): () => void {
  let stopped = false;
  const waiting = likelyPages(routes, account);
  let room = hasFastConnection() ? roomFor() : 0;
  let loaded = 0;
  const prepare = async (page: Target) => {
    const { location, match, screen } = page;
    if (tabOf(store.get(viewsAheadAtom), location, match)) {
      room -= 1;
      return;
    }
    const isRendered = room > 0 && hasRequest(screen) && !tabOf(store.get(tabsAtom), location, match);
    if (!isRendered) {
      loaded += 1;
      if (loaded <= LOADED) await SCREEN_COMPONENTS[screen].prepare();
      return;
    }
    const isThere = await loadTarget(page, queries);
    // A platform that refuses or fails is not asked for more that nobody has opened.
    room = isThere ? room - 1 : 0;
    if (isThere && !stopped) renderAhead(location, match, 'likely');
  };
  const next = async () => {
    const route = waiting.shift();
    // A page in the background takes nothing from the one that is looked at.
    if (stopped || !route || document.hidden) return;
    const page = targetOf(route.link, matcher);
    if (page) await prepare(page);
    if (!stopped) prepareNext();
  };
  // The requests of the page in front come first.
  const prepareNext = () =>
    whenAtRest(
      () => void next(),
      () => queries.isFetching() > 0,
    );
  afterLoad(prepareNext);
  return () => {
    stopped = true;
  };
}
