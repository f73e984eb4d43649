import { waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { buildRoutes } from '@/lib/router/build-routes';
import { navigate, parseLocation } from '@/lib/router/location';
import { createMatcher } from '@/lib/router/match';
import { visit } from '@/lib/router/tabs';
import { store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { watchLinks } from './links-ahead';
import { SCREEN_COMPONENTS } from './screen-table';
import { dropViewsAhead, renderAhead, viewsAheadAtom } from './views-ahead';

jest.mock('./screen-table', () => ({
  SCREEN_COMPONENTS: Object.fromEntries(
    ['home', 'questions', 'productList', 'shopInfo', 'productForm'].map((name) => [
      name,
      { prepare: jest.fn(async () => {}) },
    ]),
  ),
}));

const page = (path: string, component: string, rest: object = {}) => ({
  path,
  component: `@/views/${component}/index`,
  meta: { title: path },
  ...rest,
});
const LIST = [
  page('/', 'index'),
  page('/questions', 'Product/Question'),
  page('/info', 'Shop/Info'),
  page('/product', 'ProductAdd', { meta: { title: 'product', hidden: true } }),
  {
    path: '/products',
    component: 'Layout',
    redirect: '/products/all',
    meta: { title: 'p' },
    children: [page('all', 'Product/Product')],
  },
];

function watch({ answers = true } = {}) {
  const routes = buildRoutes({ list: LIST, rights: FULL_RIGHTS, rolesControl: true });
  const queries = new QueryClient();
  queries.setQueryData(['user'], {});
  const request = jest.spyOn(queries, 'prefetchQuery').mockImplementation(async ({ queryKey }) => {
    if (answers) queries.setQueryData(queryKey, {});
  });
  jest.spyOn(queries, 'ensureQueryData').mockResolvedValue({ timezone: 'UTC' });
  const stop = watchLinks({ matcher: createMatcher(routes), queries });
  return { request, queries, stop };
}

const renderedAhead = () => store.get(viewsAheadAtom).map(({ full }) => full);
const prepared = (name: keyof typeof SCREEN_COMPONENTS) => SCREEN_COMPONENTS[name].prepare as jest.Mock;
function link(href: string): HTMLElement {
  document.body.innerHTML = `<a href="${href}"><span>x</span></a>`;
  return document.querySelector('span')!;
}
const point = (target: Element) => target.dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  navigate('/');
});
afterEach(() => {
  dropViewsAhead();
  store.set(tabsAtom, []);
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

it('loads the screen of a link that is pointed at, and the first page of a list', async () => {
  const { request, stop } = watch();
  point(link('#/questions?status=open'));
  expect(prepared('questions')).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(prepared('questions')).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  stop();
});

it('follows a redirect, and answers to the focus of the keyboard too', async () => {
  const { stop } = watch();
  link('#/products').parentElement!.dispatchEvent(new Event('focusin', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(100);
  expect(prepared('productList')).toHaveBeenCalledTimes(1);
  stop();
});

it.each([
  ['the page that is open', '#/'],
  ['another site', 'https://example.test/#/info'],
  ['a location without a page', '#/nowhere'],
])('loads nothing for %s', async (_, href) => {
  const { request, stop } = watch();
  point(link(href));
  await jest.advanceTimersByTimeAsync(100);
  for (const name of ['home', 'shopInfo'] as const) expect(prepared(name)).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();
  stop();
});

it('loads nothing for a link that a pointer only passes over', async () => {
  const { stop } = watch();
  point(link('#/info'));
  await jest.advanceTimersByTimeAsync(30);
  point(document.body);
  await jest.advanceTimersByTimeAsync(100);
  expect(prepared('shopInfo')).not.toHaveBeenCalled();
  stop();
});

it('renders a page out of sight whose link is pointed at for longer, and drops it when it was not opened', async () => {
  const { stop } = watch();
  point(link('#/questions'));
  await jest.advanceTimersByTimeAsync(100);
  expect(renderedAhead()).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  await waitFor(() => expect(renderedAhead()).toEqual(['/questions']));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(renderedAhead()).toEqual([]);
  stop();
});

it('renders no page whose data did not come, and none after it is stopped', async () => {
  const failing = watch({ answers: false });
  point(link('#/questions'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(failing.request).toHaveBeenCalled();
  expect(renderedAhead()).toEqual([]);
  failing.stop();
  const stopped = watch();
  point(link('#/questions'));
  await jest.advanceTimersByTimeAsync(100);
  stopped.stop();
  await jest.advanceTimersByTimeAsync(2000);
  expect(renderedAhead()).toEqual([]);
});

it('requests a record when its link is pointed at for longer, and its screen before', async () => {
  const { request, queries, stop } = watch();
  point(link('#/product?id=7'));
  await jest.advanceTimersByTimeAsync(100);
  expect(prepared('productForm')).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(request).not.toHaveBeenCalled();
  point(link('#/product?id=7'));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(request.mock.calls[0]![0].queryKey).toEqual(['product', 'detail', '7']);
  await waitFor(() => expect(renderedAhead()).toEqual(['/product?id=7']));
  // What a colleague saves meanwhile is seen when the page is opened.
  expect(queries.getQueryState(['product', 'detail', '7'])?.isInvalidated).toBe(true);
  stop();
});

it('renders no page that is open, and at most two beside those that are likely', () => {
  const routes = buildRoutes({ list: LIST, rights: FULL_RIGHTS, rolesControl: true });
  const matcher = createMatcher(routes);
  const ahead = (full: string) => {
    const location = parseLocation(full);
    renderAhead(location, matcher(location)!, 'pointed');
  };
  store.set(tabsAtom, visit([], parseLocation('/questions?status=open'), matcher(parseLocation('/questions'))!));
  ahead('/questions');
  expect(renderedAhead()).toEqual([]);
  renderAhead(parseLocation('/product?id=1'), matcher(parseLocation('/product?id=1'))!, 'likely');
  for (const full of ['/', '/info', '/info', '/products/all']) ahead(full);
  expect(renderedAhead()).toEqual(['/product?id=1', '/info', '/products/all']);
});
