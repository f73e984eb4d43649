import { FULL_RIGHTS } from '@/lib/auth/permission';
import { buildRoutes } from './build-routes';
import { parseLocation } from './location';
import { createMatcher, resolveLocation } from './match';
import { menuOf, type MenuEntry } from './menu';
import { walk } from './route';

/** Invalid and malicious route lists and addresses (bars H4, H5, H7, H13). */

const page = (path: unknown, title: unknown, rest: object = {}) => ({
  path,
  component: '@/views/index',
  meta: { title },
  ...rest,
});
const OK = page('/ok', 'OK');
const build = (list: unknown[]) => buildRoutes({ list, rights: FULL_RIGHTS, rolesControl: true });
const nested = (depth: number) =>
  Array.from({ length: depth }).reduce<object>((child) => ({ path: 'd', meta: { title: 'd' }, children: [child] }), OK);
const titlesOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ route, children }) => [route.meta.title, ...titlesOf(children)]);

const DOCUMENTS: [name: string, list: unknown[]][] = [
  ['depth 200', [nested(200)]],
  [
    'a child that repeats its parent',
    [page('/a', 'A', { children: [page('/a', 'A', { children: [page('/a', 'A')] })] })],
  ],
  [
    'a circle of redirects',
    [
      { path: '/a', redirect: '/b' },
      { path: '/b', redirect: '/a' },
    ],
  ],
  ['a redirect to itself', [{ path: '/a', redirect: '/a', children: [] }]],
  ['a chain of ten redirects', Array.from({ length: 10 }, (_, at) => ({ path: `/r${at}`, redirect: `/r${at + 1}` }))],
  ['one name twice', [page('/a', 'A', { name: 'x' }), page('/b', 'B', { name: 'x' })]],
  ['one path twice', [page('/a', 'A'), page('/a', 'B')]],
  ['an empty path', [page('', 'A')]],
  ['no path', [page(undefined, 'A')]],
  ['a path that is an object', [page({ toString: 1 }, 'A')]],
  ['a component that is missing', [{ path: '/a', meta: { title: 'A' } }]],
  ['a component that is an object', [page('/a', 'A', { component: { render: 'x' } })]],
  ['a number as title', [page('/a', 5)]],
  ['a title of 10 kB', [page('/a', 'x'.repeat(10_000))]],
  ['a title that is a list', [page('/a', ['A'])]],
  ['__proto__ as name and path', [JSON.parse('{"__proto__":{"hidden":true},"path":"__proto__","name":"__proto__"}')]],
  ['null among children', [page('/a', 'A', { children: [null, undefined, 0, 'x', OK] })]],
  ['children that are no list', [page('/a', 'A', { children: { 0: OK } })]],
  ['hidden as the text "false"', [page('/a', 'A', { hidden: 'false', meta: { title: 'A', hidden: 'false' } })]],
  ['no meta', [{ path: '/a', component: '@/views/index' }]],
  ['meta that is a list', [{ path: '/a', component: '@/views/index', meta: [] }]],
  ['a guard of numbers', [page('/a', 'A', { meta: { title: 'A', guard: [1, null, {}] } })]],
  ['a pattern that cannot be read', [page('/a/:', 'A'), page('/b/(', 'B'), page('/c/:x(\\d', 'C'), page('/{d', 'D')]],
  [
    'what runs',
    ['javascript:alert(1)', 'data:text/html,x', '//evil.test', '\\\\evil.test'].map((path) => page(path, 'X')),
  ],
  ['a redirect that runs', [{ path: '/a', redirect: 'javascript:alert(1)', children: [page('b', 'B')] }]],
  ['control characters', [page('/a\u0000b', 'A\u0000'), page('java\nscript:alert(1)', 'B')]],
];

it.each(DOCUMENTS)('%s: siblings stand, and nothing leads to where it should not', (_, list) => {
  const routes = build([...list, OK]);
  const matcher = createMatcher(routes);
  const menu = menuOf(routes);
  expect(resolveLocation(parseLocation('/ok'), matcher, parseLocation)?.path).toBe('/ok');
  expect(titlesOf(menu)).toContain('OK');
  for (const route of walk(routes)) {
    expect(route.link).toMatch(/^(|\/(?!\/).*|https?:.*|mailto:.*|tel:.*)$/);
    expect(route.meta.title.length).toBeLessThanOrEqual(200);
  }
  for (const path of ['/a', '/b', '/r0'])
    expect(() => resolveLocation(parseLocation(path), matcher, parseLocation)).not.toThrow();
});

it('a circle of redirects, and a chain longer than five, lead nowhere', () => {
  const end = (list: unknown[], from: string) =>
    resolveLocation(parseLocation(from), createMatcher(build([...list, OK])), parseLocation);
  expect(
    end(
      [
        { path: '/a', redirect: '/b' },
        { path: '/b', redirect: '/a' },
      ],
      '/a',
    ),
  ).toBeUndefined();
  const chain = Array.from({ length: 10 }, (_, at) => ({
    path: `/r${at}`,
    redirect: at === 9 ? '/ok' : `/r${at + 1}`,
  }));
  expect(end(chain, '/r0')).toBeUndefined();
  expect(end(chain, '/r7')?.path).toBe('/ok');
});

it('5 000 entries in 50 groups are all in the menu, in order, and each is found', () => {
  const groups = Array.from({ length: 50 }, (_, group) => ({
    path: `/g${group}`,
    component: 'Layout',
    meta: { title: `G${group}` },
    children: Array.from({ length: 100 }, (_unused, at) => page(`p${at}`, `P${group}-${at}`)),
  }));
  const routes = build(groups);
  const matcher = createMatcher(routes);
  expect(menuOf(routes).map(({ children }) => children.length)).toEqual(Array.from({ length: 50 }, () => 100));
  for (let group = 0; group < 50; group += 1)
    for (let at = 0; at < 100; at += 1)
      expect(matcher(parseLocation(`/g${group}/p${at}`))?.route.meta.title).toBe(`P${group}-${at}`);
});

it.each(['/login', '/LOGIN', '/login/', 'login', '/login?x=1', '//login', '/404', '/403', '/register', '/callback'])(
  'an entry for %s takes no fixed page over',
  (path) => {
    const routes = build([page(path, 'mine'), OK]);
    const fixed = parseLocation(path).path.toLowerCase();
    expect(createMatcher(routes)(parseLocation(fixed))?.route.meta.title).toBeUndefined();
  },
);

const ADDRESSES = [
  '/%00',
  '/..%2f',
  '/../../etc/passwd',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/%5c%5cevil.test',
  '/a?x=<script>alert(1)</script>',
  '/<script>alert(1)</script>',
  '/"><img src=x onerror=alert(1)>',
  `/${'a'.repeat(100_000)}`,
  `/ok?${'a=b&'.repeat(20_000)}`,
  '/%E0%A4%A',
  '/%',
  '/%%',
  '/%2',
  '/%zz',
  '/ok/%E0%A4%A',
  '/ok?x=%E0%A4%A',
  '/\ud800',
  '/\udc00\ud800',
  '/ok?x=\ud800',
  '/\u202eko',
  '/\ufeff',
  '/javascript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.test/',
  '/__proto__',
  '/constructor',
  '/toString',
  '/__proto__/a',
  '/ok/..',
  '/.',
  '/..',
  '/ok#/ok',
  '/ok?',
  '/?',
  '?',
  '#',
  '',
  '/:id',
  '/*',
  '/{a}',
  '/(a)',
  '/ok;a=b',
  '/o%6b',
  '/ok%20',
  '/ok\n',
  '/ok\u0000',
  '/login?redirect=%E0%A4%A',
];

it('there are forty addresses', () => expect(new Set(ADDRESSES).size).toBeGreaterThanOrEqual(40));

it.each(ADDRESSES.map((text): [string, string] => [JSON.stringify(text.slice(0, 40)), text]))(
  'the address %s is a known page or none',
  (_, text) => {
    const matcher = createMatcher(build([OK, page('/number/:id', 'N')]));
    const location = parseLocation(text);
    expect(location.full).toMatch(/^\/(?![/\\])/);
    const known = ['/ok', '/', '/number', '/ProductAdd', '/BlogsAdd'];
    const end = resolveLocation(location, matcher, parseLocation)?.path;
    if (end !== undefined) expect(known).toContain(decodeURIComponent(end).trim().toLowerCase());
  },
);
