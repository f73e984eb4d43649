/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { buildRoutes } from '@/lib/router/build-routes';
import { navigate } from '@/lib/router/location';
import { createMatcher } from '@/lib/router/match';
import { watchLinks } from './links-ahead';
import { CODE } from './screen-table';

jest.mock('./screen-table', () => {
  const { firstPage } = jest.requireActual<typeof import('@/components/ui/table/first-page')>(
    '@/components/ui/table/first-page',
  );
  const { firstRecord } = jest.requireActual<typeof import('@/components/ui/record/first-record')>(
    '@/components/ui/record/first-record',
  );
  const api = { list: () => ({ queryKey: ['list'] }), detail: (id: string) => ({ queryKey: ['detail', id] }) };
  const list = firstPage({ name: 'x', api: api as never, filters: {}, sorts: [] });
  const code = (first?: unknown) => jest.fn(async () => ({ Screen: () => null, first }));
  return {
    CODE: {
      home: code(),
      questions: code(list),
      productList: code(list),
      shopInfo: code(firstRecord({ api: api as never, single: true })),
      productForm: code(firstRecord({ api: api as never })),
    },
  };
});

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

let stop = () => {};
function watch() {
  const routes = buildRoutes({ list: LIST, rights: FULL_RIGHTS, rolesControl: true });
  const queries = new QueryClient();
  const request = jest.spyOn(queries, 'prefetchQuery').mockImplementation(async ({ queryKey }) => {
    queries.setQueryData(queryKey, {});
  });
  jest.spyOn(queries, 'ensureQueryData').mockResolvedValue({ timezone: 'UTC' });
  stop = watchLinks(createMatcher(routes), queries);
  return { request, queries };
}

const prepared = (name: keyof typeof CODE) => CODE[name] as jest.Mock;
function link(href: string): HTMLElement {
  document.body.innerHTML = `<a href="${href}"><span>x</span></a>`;
  return document.querySelector('span')!;
}
const point = (target: Element) => target.dispatchEvent(new Event('pointerover', { bubbles: true }));
const saveData = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: value } });

beforeEach(() => {
  jest.useFakeTimers();
  navigate('/');
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

it('loads the screen of a link that is pointed at, and the first page of a list', async () => {
  const { request } = watch();
  point(link('#/questions?status=open'));
  expect(prepared('questions')).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(prepared('questions')).toHaveBeenCalledTimes(1);
});

it('follows a redirect, and answers to the focus of the keyboard too', async () => {
  watch();
  link('#/products').parentElement!.dispatchEvent(new Event('focusin', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(100);
  expect(prepared('productList')).toHaveBeenCalledTimes(1);
});

it.each([
  ['the page that is open', '#/'],
  ['another site', 'https://example.test/#/info'],
  ['a location without a page', '#/nowhere'],
])('loads nothing for %s', async (_, href) => {
  const { request } = watch();
  point(link(href));
  await jest.advanceTimersByTimeAsync(100);
  for (const name of ['home', 'shopInfo'] as const) expect(prepared(name)).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();
});

it('loads nothing for a link that a pointer only passes over', async () => {
  watch();
  point(link('#/info'));
  await jest.advanceTimersByTimeAsync(30);
  point(document.body);
  await jest.advanceTimersByTimeAsync(100);
  expect(prepared('shopInfo')).not.toHaveBeenCalled();
});

it('loads nothing where the browser asks to save data', async () => {
  watch();
  saveData(true);
  point(link('#/info'));
  await jest.advanceTimersByTimeAsync(100);
  expect(prepared('shopInfo')).not.toHaveBeenCalled();
});

it('requests the record of a form that has one only, as old, so that the form asks for it again', async () => {
  const { request, queries } = watch();
  point(link('#/info'));
  await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  const { queryKey } = request.mock.calls[0]![0];
  await waitFor(() => expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

it('requests no record of many, over whose links a pointer moves, but its screen', async () => {
  const { request } = watch();
  point(link('#/product?id=7'));
  await jest.advanceTimersByTimeAsync(100);
  expect(prepared('productForm')).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(request).not.toHaveBeenCalled();
});

it('requests the record of many whose link is pressed, with its screen, before anything is rendered', async () => {
  const { request, queries } = watch();
  link('#/product?id=7').dispatchEvent(new Event('click', { bubbles: true }));
  expect(prepared('productForm')).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(request.mock.calls[0]![0].queryKey).toEqual(['detail', '7']);
  expect(queries.getQueryState(['detail', '7'])?.isInvalidated).toBe(false);
});
