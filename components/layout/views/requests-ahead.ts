import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { RecordKind, SavedRecord } from '@/components/ui/record/record-kind';
import { listRequest, type EntityListOptions } from '@/components/ui/table/use-entity-list';
import { userQuery } from '@/lib/api/session-queries';
import { currentLocation, parseLocation, type RouteLocation } from '@/lib/router/location';
import { resolveLocation, type Matcher } from '@/lib/router/match';
import type { ScreenName } from '@/lib/router/screens';
import { knownZone } from '@/lib/util/day';
import { SCREEN_COMPONENTS } from './screen-table';

/** Requests what a screen shows first; resolves to whether it is there. */
type Request = (queries: QueryClient, location: RouteLocation) => Promise<boolean>;

/** What fails is requested again by the screen, and judged and logged there: nobody has opened it yet. */
async function fetchAhead<T>(queries: QueryClient, request: UseQueryOptions<T, Error, T>): Promise<boolean> {
  await queries.prefetchQuery({ ...request, meta: { quiet: true, unlogged: true }, retry: false });
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

/** Whether it is known what a screen shows first. */
export const hasRequest = (screen: ScreenName): boolean => screen in REQUESTS;

/** The page that a link leads to, if that is not the one in front. */
export function targetOf(full: string, matcher: Matcher) {
  const location = resolveLocation(parseLocation(full), matcher, parseLocation);
  const match = location && matcher(location);
  const screen = match?.route.screen;
  return location && screen && location.full !== currentLocation().full ? { location, match, screen } : undefined;
}
export type Target = NonNullable<ReturnType<typeof targetOf>>;

/** Loads the screen of a page and what it shows first; resolves to whether all of that is there. */
export async function loadTarget({ location, screen }: Target, queries: QueryClient): Promise<boolean> {
  const [, hasData] = await Promise.all([
    SCREEN_COMPONENTS[screen].prepare(),
    REQUESTS[screen]?.(queries, location).catch(() => false),
  ]);
  return hasData === true;
}
