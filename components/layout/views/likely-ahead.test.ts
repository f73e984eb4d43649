/** @jest-environment ./scripts/jest-env.ts */
import { QueryClient } from '@tanstack/react-query';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { buildRoutes } from '@/lib/router/build-routes';
import { navigate, parseLocation } from '@/lib/router/location';
import { createMatcher } from '@/lib/router/match';
import { visit } from '@/lib/router/tabs';
import { countOpened } from '@/lib/state/opened-often';
import { store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { likelyPages, prepareLikely } from './likely-ahead';
import { SCREEN_COMPONENTS } from './screen-table';
import { dropViewsAhead, viewsAheadAtom } from './views-ahead';

jest.mock('./at-rest', () => ({
  whenAtRest: (run: () => void, isBusy: () => boolean) => {
    const look = () => (isBusy() ? setTimeout(look, 5) : run());
    setTimeout(look);
  },
}));
jest.mock('./screen-table', () => {
  const { SCREENS } = jest.requireActual('@/lib/router/screens');
  return {
    SCREEN_COMPONENTS: Object.fromEntries(
      Object.keys(SCREENS).map((name) => [name, { prepare: jest.fn(async () => {}) }]),
    ),
  };
});

const ACCOUNT = 'id:1';
const page = (path: string, component: string, meta: object = {}) => ({
  path,
  component: `@/views/${component}/index`,
  meta: { title: path, ...meta },
});
const LIST = [
  page('/', 'index'),
  page('/products', 'Product/Product'),
  page('/materials', 'Product/Catalogs'),
  page('/questions', 'Product/Question'),
  page('/blogs', 'Blogs/Blogs'),
  page('/inquiries', 'BusinessManage/Business'),
  page('/info', 'Shop/Info'),
  page('/detail', 'Shop/Detail'),
  page('/reviews', 'Shop/Reviews', { noKeepAlive: true }),
  page('/product', 'ProductAdd', { hidden: true }),
];
const routes = buildRoutes({ list: LIST, rights: FULL_RIGHTS, rolesControl: true });
const matcher = createMatcher(routes);

const device = (values: { deviceMemory?: number; connection?: object }) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

/** Prepares until nothing is left to do. */
async function prepare({ answers = Infinity } = {}) {
  const queries = new QueryClient();
  queries.setQueryData(['user'], {});
  const request = jest.spyOn(queries, 'prefetchQuery').mockImplementation(async ({ queryKey }) => {
    if (request.mock.calls.length <= answers) queries.setQueryData(queryKey, {});
  });
  jest.spyOn(queries, 'ensureQueryData').mockResolvedValue({ timezone: 'UTC' });
  const stop = prepareLikely({ routes, matcher, queries, account: ACCOUNT });
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { request, stop, settle };
}
const rendered = () => store.get(viewsAheadAtom).map(({ full }) => full);
const wasLoaded = (name: keyof typeof SCREEN_COMPONENTS) =>
  (SCREEN_COMPONENTS[name].prepare as jest.Mock).mock.calls.length > 0;

beforeEach(() => {
  localStorage.clear();
  navigate('/');
  Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
  device({ deviceMemory: 8, connection: { effectiveType: '4g' } });
});
afterEach(() => {
  dropViewsAhead();
  store.set(tabsAtom, []);
  for (const name of ['deviceMemory', 'connection']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

it('takes the pages that the account opens often first, then those of the menu in its order, and no other', () => {
  const paths = () => likelyPages(routes, ACCOUNT).map(({ link }) => link);
  const menu = ['/', '/products', '/materials', '/questions', '/blogs', '/inquiries', '/info', '/detail'];
  expect(paths()).toEqual(menu);
  countOpened(ACCOUNT, '/product');
  countOpened(ACCOUNT, '/info');
  countOpened(ACCOUNT, '/inquiries');
  countOpened(ACCOUNT, '/inquiries');
  countOpened('id:2', '/blogs');
  expect(paths().slice(0, 3)).toEqual(['/inquiries', '/info', '/']);
});

it.each([
  [8, ['/products', '/questions', '/blogs', '/inquiries', '/info']],
  [4, ['/products', '/questions', '/blogs']],
  [undefined, ['/products', '/questions', '/blogs']],
  [2, []],
])(
  'with %s GB of memory the first of them are rendered with their data, the open one not',
  async (deviceMemory, paths) => {
    device({ deviceMemory });
    const { request, stop, settle } = await prepare();
    await settle();
    expect(rendered()).toEqual(paths);
    expect(request).toHaveBeenCalledTimes(paths.length);
    // Without its data known, only the files of a screen are loaded.
    expect(wasLoaded('materials')).toBe(true);
    stop();
  },
);

it('requests nothing again for pages that are rendered already, and renders no more beside them', async () => {
  device({ deviceMemory: 4 });
  const first = await prepare();
  await first.settle();
  const paths = rendered();
  const second = await prepare();
  await second.settle();
  expect(second.request).not.toHaveBeenCalled();
  expect(rendered()).toEqual(paths);
  for (const { stop } of [first, second]) stop();
});

it('requests no data on a slow connection, but loads files', async () => {
  device({ connection: { effectiveType: '3g' } });
  const { request, stop, settle } = await prepare();
  await settle();
  expect(rendered()).toEqual([]);
  expect(request).not.toHaveBeenCalled();
  expect(wasLoaded('productList')).toBe(true);
  stop();
});

it('requests nothing more after a failure, and logs none: nobody has opened the page', async () => {
  const { request, stop, settle } = await prepare({ answers: 1 });
  await settle();
  expect(rendered()).toEqual(['/products']);
  expect(request).toHaveBeenCalledTimes(2);
  expect(request.mock.calls[1]![0].meta).toEqual({ quiet: true, unlogged: true });
  expect(wasLoaded('blogList')).toBe(true);
  stop();
});

it('renders no page that has a tab', async () => {
  store.set(tabsAtom, visit([], parseLocation('/products?status=draft'), matcher(parseLocation('/products'))!));
  const { stop, settle } = await prepare();
  await settle();
  expect(rendered()).not.toContain('/products');
  stop();
});

it('does nothing once it is stopped, nor in a window that nobody looks at', async () => {
  const { stop, settle } = await prepare();
  stop();
  await settle();
  expect(rendered()).toEqual([]);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await (await prepare()).settle();
  expect(rendered()).toEqual([]);
});
