import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { RecordKind, SavedRecord } from '@/components/ui/record/record-kind';
import { listRequest, type EntityListOptions } from '@/components/ui/table/use-entity-list';
import { userQuery } from '@/lib/api/session-queries';
import { currentLocation, parseLocation, type RouteLocation } from '@/lib/router/location';
import { resolveLocation, type Matcher } from '@/lib/router/match';
import { isForm, type ScreenName } from '@/lib/router/screens';
import { knownZone } from '@/lib/util/day';
import { SCREEN_COMPONENTS } from './screen-table';

/** Requests what a screen shows first. */
type Request = (queries: QueryClient, location: RouteLocation) => Promise<void>;

/** What fails is requested again by the screen, and judged and logged there: nobody has opened it yet. */
const fetchAhead = <T>(queries: QueryClient, request: UseQueryOptions<T, Error, T>): Promise<void> =>
  queries.prefetchQuery({ ...request, meta: { quiet: true, unlogged: true }, retry: false });

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
    if (id === null) return;
    const detail = api.detail(id);
    await fetchAhead(queries, detail);
    await queries.invalidateQueries({ queryKey: detail.queryKey, exact: true, refetchType: 'none' });
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

/** Loads the screen that a location leads to, and what it shows first, unless that is the one in front. */
export async function loadAhead(full: string, matcher: Matcher, queries: QueryClient): Promise<void> {
  const location = resolveLocation(parseLocation(full), matcher, parseLocation);
  const screen = location && matcher(location)?.route.screen;
  if (!screen || location.full === currentLocation().full) return;
  // A pointer that moves down a list rests on many records: each would be a request.
  const isOneOfMany = isForm(screen) && location.query.has('id');
  const first = isOneOfMany ? undefined : REQUESTS[screen]?.(queries, location);
  await Promise.all([SCREEN_COMPONENTS[screen].prepare(), first?.catch(() => {})]);
}
