import type { QueryClient } from '@tanstack/react-query';
import { listRequest, type EntityListOptions } from '@/components/ui/table/use-entity-list';
import { userQuery } from '@/lib/api/session-queries';
import { currentPlace, parsePlace, type Place } from '@/lib/router/location';
import { resolvePlace, type Matcher } from '@/lib/router/match';
import { walk, type RouteNode } from '@/lib/router/route';
import type { ScreenName } from '@/lib/router/screens';
import { afterLoad } from '@/lib/util/browser/after-load';
import { knownZone } from '@/lib/util/day';
import { whenIdle } from '../frame-parts';
import { SCREEN_COMPONENTS } from './screen-table';

/** Milliseconds that a link is pointed at before anything is loaded: a pointer on its way passes over many. */
const RESTS = 65;
/** Milliseconds before the screens of the menu are loaded; the parts of the frame come first. */
const MENU_AFTER = 6000;
/** As many screens of the menu are loaded without being pointed at. */
const FROM_MENU = 6;

type Request = (queries: QueryClient, place: Place) => Promise<void>;

/** The page of a list that its screen requests first. What fails is requested again by the screen, and judged there. */
const firstPage =
  <T extends { id: string }>(load: () => Promise<EntityListOptions<T>>): Request =>
  async (queries, { query }) => {
    const [options, { timezone }] = await Promise.all([load(), queries.ensureQueryData(userQuery())]);
    const request = listRequest(options, query, knownZone(timezone));
    await queries.prefetchQuery({ ...request, meta: { quiet: true }, retry: false });
  };

const REQUESTS: Partial<Record<ScreenName, Request>> = {
  productList: firstPage(() =>
    import('@/components/screens/product/list/ProductListScreen').then((m) => m.PRODUCT_LIST),
  ),
  blogList: firstPage(() => import('@/components/screens/blog/list/BlogListScreen').then((m) => m.BLOG_LIST)),
  questions: firstPage(() => import('@/components/screens/question/question-list').then((m) => m.QUESTION_LIST)),
  reviews: firstPage(() => import('@/components/screens/review/review-list').then((m) => m.REVIEW_LIST)),
};

interface Ahead {
  routes: readonly RouteNode[];
  matcher: Matcher;
  queries: QueryClient;
}

function loadPlace(full: string, { matcher, queries }: Ahead): void {
  const place = resolvePlace(parsePlace(full), matcher, parsePlace);
  const screen = place && matcher(place)?.route.screen;
  if (!place || !screen || place.full === currentPlace().full) return;
  void SCREEN_COMPONENTS[screen].prepare();
  REQUESTS[screen]?.(queries, place).catch(() => {});
}

/** Loads the first screens of the menu, one after another. */
function loadMenu(routes: readonly RouteNode[]): () => void {
  const shown = [...walk(routes)].filter(({ meta }) => !meta.hidden).flatMap(({ screen }) => screen || []);
  const waiting = [...new Set(shown)].slice(0, FROM_MENU);
  let stopped = false;
  const next = async () => {
    const screen = waiting.shift();
    if (stopped || !screen) return;
    await SCREEN_COMPONENTS[screen].prepare();
    whenIdle(() => void next());
  };
  const timer = setTimeout(() => afterLoad(() => whenIdle(() => void next())), MENU_AFTER);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Starts to load what links lead to; the result stops it. */
export function watchLinks(ahead: Ahead): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    if (link) resting = setTimeout(() => loadPlace(link.hash.slice(1), ahead), RESTS);
  };
  const events = ['pointerover', 'focusin'];
  for (const name of events) document.addEventListener(name, look);
  const stopMenu = loadMenu(ahead.routes);
  return () => {
    clearTimeout(resting);
    stopMenu();
    for (const name of events) document.removeEventListener(name, look);
  };
}
