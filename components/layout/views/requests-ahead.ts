import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { RecordKind, SavedRecord } from '@/components/ui/record/record-kind';
import { listRequest, type EntityListOptions } from '@/components/ui/table/use-entity-list';
import { userQuery } from '@/lib/api/session-queries';
import { currentLocation, parseLocation, type RouteLocation } from '@/lib/router/location';
import { resolveLocation, type Matcher } from '@/lib/router/match';
import type { ScreenName } from '@/lib/router/screens';
import { knownZone } from '@/lib/util/day';
import { SCREEN_COMPONENTS } from './screen-table';

interface Ask {
  queries: QueryClient;
  location: RouteLocation;
  /** The page is being opened: the request is tried again as the screen would. One that may never be opened is not. */
  isOpened: boolean;
}
/** Requests what a screen shows first; resolves to whether it is there. */
type Request = (ask: Ask) => Promise<boolean>;

/**
 * What fails is judged and logged by the screen: a response that comes before it is rendered is requested again there, a later
 * one is the screen's own.
 */
async function fetchAhead<T>({ queries, isOpened }: Ask, request: UseQueryOptions<T, Error, T>): Promise<boolean> {
  const retry = isOpened ? undefined : false;
  await queries.prefetchQuery({ ...request, meta: { quiet: true, unlogged: true }, ...(retry === false && { retry }) });
  return queries.getQueryData(request.queryKey) !== undefined;
}

/** The page of a list that its address names. */
const firstPage =
  <T extends { id: string }>(options: () => Promise<EntityListOptions<T>>): Request =>
  async (ask) => {
    const { queries, location } = ask;
    const [list, { timezone }] = await Promise.all([options(), queries.ensureQueryData(userQuery())]);
    return fetchAhead(ask, listRequest(list, location.query, knownZone(timezone)));
  };

/** The record of a form. Unless that is opened by then it counts as old at once, so that the form asks for it again. */
const record =
  <R extends SavedRecord>(kind: () => Promise<Pick<RecordKind<R, object>, 'api' | 'single'>>): Request =>
  async (ask) => {
    const { queries, location } = ask;
    const { api, single } = await kind();
    const id = single ? '' : location.query.get('id');
    if (id === null) return true;
    const detail = api.detail(id);
    const isThere = await fetchAhead(ask, detail);
    if (currentLocation().full !== location.full)
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

/** Whether it is known what a screen shows first. */
export const hasRequest = (screen: ScreenName): boolean => screen in REQUESTS;

/** The page of an address. */
export function pageOf(full: string, matcher: Matcher) {
  const location = resolveLocation(parseLocation(full), matcher, parseLocation);
  const match = location && matcher(location);
  const screen = match?.route.screen;
  return location && screen ? { location, match, screen } : undefined;
}
export type Target = NonNullable<ReturnType<typeof pageOf>>;

/** The page that a link leads to, if that is not the one in front. */
export function targetOf(full: string, matcher: Matcher): Target | undefined {
  const page = pageOf(full, matcher);
  return page && page.location.full !== currentLocation().full ? page : undefined;
}

/** Loads the screen of a page and what it shows first; resolves to whether all of that is there. */
export async function loadTarget(
  { location, screen }: Target,
  queries: QueryClient,
  isOpened = false,
): Promise<boolean> {
  const [, hasData] = await Promise.all([
    SCREEN_COMPONENTS[screen].prepare(),
    REQUESTS[screen]?.({ queries, location, isOpened }).catch(() => false),
  ]);
  return hasData === true;
}
