import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { RecordKind, SavedRecord } from '@/components/ui/record/record-kind';
import { listRequest, type EntityListOptions } from '@/components/ui/table/use-entity-list';
import { userQuery } from '@/lib/api/session-queries';
import { currentLocation, parseLocation, type RouteLocation } from '@/lib/router/location';
import { resolveLocation, type Matcher } from '@/lib/router/match';
import { walk, type RouteNode } from '@/lib/router/route';
import { isForm, type ScreenName } from '@/lib/router/screens';
import { afterLoad } from '@/lib/util/browser/after-load';
import { knownZone } from '@/lib/util/day';
import { whenIdle } from '../frame-parts';
import { SCREEN_COMPONENTS } from './screen-table';
import { dropViewsAhead, renderAhead } from './views-ahead';

/** Milliseconds that a link is pointed at before anything is loaded: a moving pointer passes over many. */
const RESTS = 65;
/** Milliseconds after which its page is rendered, which costs more than loading it. */
const STAYS = 250;
/** Milliseconds before the screens of the menu are loaded; the parts of the frame come first. */
const MENU_AFTER = 6000;
/** As many screens of the menu are loaded without being pointed at. */
const FROM_MENU = 6;

/** Requests what a screen shows first; resolves to whether it is there. */
type Request = (queries: QueryClient, location: RouteLocation) => Promise<boolean>;

/** What fails is requested again by the screen, and judged there. */
async function fetchAhead<T>(queries: QueryClient, request: UseQueryOptions<T, Error, T>): Promise<boolean> {
  await queries.prefetchQuery({ ...request, meta: { quiet: true }, retry: false });
  return queries.getQueryData(request.queryKey) !== undefined;
}

/** The page of a list that its address names. */
const firstPage =
  <T extends { id: string }>(options: () => Promise<EntityListOptions<T>>): Request =>
  async (queries, { query }) => {
    const [list, { timezone }] = await Promise.all([options(), queries.ensureQueryData(userQuery())]);
    return fetchAhead(queries, listRequest(list, query, knownZone(timezone)));
  };

/** The record of a form. It counts as old at once, so that the form asks for it again when it is opened. */
const record =
  <R extends SavedRecord>(kind: () => Promise<Pick<RecordKind<R, object>, 'api' | 'single'>>): Request =>
  async (queries, { query }) => {
    const { api, single } = await kind();
    const id = single ? '' : query.get('id');
    if (id === null) return true;
    const detail = api.detail(id);
    const isThere = await fetchAhead(queries, detail);
    await queries.invalidateQueries({ queryKey: detail.queryKey, exact: true, refetchType: 'none' });
    return isThere;
  };

const REQUESTS: Partial<Record<ScreenName, Request>> = {
  productList: firstPage(() =>
    import('@/components/screens/product/list/ProductListScreen').then((m) => m.PRODUCT_LIST),
  ),
  blogList: firstPage(() => import('@/components/screens/blog/list/BlogListScreen').then((m) => m.BLOG_LIST)),
  questions: firstPage(() => import('@/components/screens/question/question-list').then((m) => m.QUESTION_LIST)),
  reviews: firstPage(() => import('@/components/screens/review/review-list').then((m) => m.REVIEW_LIST)),
  inquiries: firstPage(() => import('@/components/screens/inquiry/list/inquiry-list').then((m) => m.INQUIRY_LIST)),
  productForm: record(() => import('@/components/screens/product/form/product-kind').then((m) => m.PRODUCT_KIND)),
  blogForm: record(() => import('@/components/screens/blog/form/blog-kind').then((m) => m.BLOG_KIND)),
  shopInfo: record(() => import('@/components/screens/shop-info/info-kind').then((m) => m.INFO_KIND)),
  shopDetail: record(() => import('@/components/screens/shop-detail/detail-kind').then((m) => m.DETAIL_KIND)),
};

interface Ahead {
  routes: readonly RouteNode[];
  matcher: Matcher;
  queries: QueryClient;
}

/** The page that a link leads to, if that is not the one in front. */
function targetOf(full: string, { matcher }: Ahead) {
  const location = resolveLocation(parseLocation(full), matcher, parseLocation);
  const match = location && matcher(location);
  const screen = match?.route.screen;
  return location && screen && location.full !== currentLocation().full ? { location, match, screen } : undefined;
}
type Target = NonNullable<ReturnType<typeof targetOf>>;

/** Loads the screen of a page and what it shows first; resolves to whether all of that is there. */
async function loadTarget({ location, screen }: Target, queries: QueryClient): Promise<boolean> {
  const [, hasData] = await Promise.all([
    SCREEN_COMPONENTS[screen].prepare(),
    REQUESTS[screen]?.(queries, location).catch(() => false),
  ]);
  return hasData === true;
}

/** Loads the first screens of the menu, one after another. */
function loadMenu(routes: readonly RouteNode[], isOver: () => boolean): () => void {
  const shown = [...walk(routes)].filter(({ meta }) => !meta.hidden).flatMap(({ screen }) => screen || []);
  const waiting = [...new Set(shown)].slice(0, FROM_MENU);
  const next = async () => {
    const screen = waiting.shift();
    if (isOver() || !screen) return;
    await SCREEN_COMPONENTS[screen].prepare();
    whenIdle(() => void next());
  };
  const timer = setTimeout(() => afterLoad(() => whenIdle(() => void next())), MENU_AFTER);
  return () => clearTimeout(timer);
}

/**
 * Loads what a link leads to while it is pointed at or has the focus, and renders it out of sight if that lasts; loads the
 * screens of the menu in idle time. Data is not requested in idle time: it would be shown in place of what the platform
 * says when the page is opened. The result stops all of it.
 */
export function watchLinks(ahead: Ahead): () => void {
  let stopped = false;
  /** Without its data a page would be rendered as a skeleton. */
  const show = async (page: Target, loading: Promise<boolean>) => {
    if ((await loading) && !stopped && page.location.full !== currentLocation().full)
      renderAhead(page.location, page.match);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    const page = link && targetOf(link.hash.slice(1), ahead);
    if (!page) return;
    const load = () => loadTarget(page, ahead.queries);
    resting = setTimeout(() => {
      // A pointer that moves down a list rests on many records: each would be a request.
      const loading = isForm(page.screen) ? void SCREEN_COMPONENTS[page.screen].prepare() : load();
      resting = setTimeout(() => void show(page, loading ?? load()), STAYS - RESTS);
    }, RESTS);
  };
  const events = ['pointerover', 'focusin'];
  for (const name of events) document.addEventListener(name, look);
  const stopMenu = loadMenu(ahead.routes, () => stopped);
  return () => {
    stopped = true;
    clearTimeout(resting);
    stopMenu();
    dropViewsAhead();
    for (const name of events) document.removeEventListener(name, look);
  };
}
