import { readRoutes, refusedEntries } from './read-routes';

const FLAGS = [
  'hidden',
  'breadcrumbHidden',
  'levelHidden',
  'noClosable',
  'tabHidden',
  'dynamicNewTab',
  'noColumn',
  'noKeepAlive',
  'dot',
] as const;
const metaOf = (meta: unknown, more: object = {}) => readRoutes([{ path: '/a', meta, ...more }])[0]!.meta;

it.each(FLAGS)('%s is on where a platform writes true in its own way', (flag) => {
  for (const yes of [true, 'true', 1, '1']) expect([yes, metaOf({ [flag]: yes })[flag]]).toEqual([yes, true]);
  for (const no of [false, 'false', 0, '0', '', null, {}, [], 2, 'yes', undefined]) {
    expect([no, metaOf({ [flag]: no })[flag]]).toEqual([no, undefined]);
  }
});

it('reads the older places of flags in the same way', () => {
  expect(metaOf({}, { hidden: 1 }).hidden).toBe(true);
});

it.each([
  ['affix', 'noClosable'],
  ['hideMenu', 'hidden'],
  ['hideBreadcrumb', 'breadcrumbHidden'],
  ['noCache', 'noKeepAlive'],
] as const)('%s is an older name of %s', (older, flag) => {
  expect(metaOf({ [older]: '1' })[flag]).toBe(true);
  expect(metaOf({ [older]: 0 })[flag]).toBeUndefined();
});

it('currentActiveMenu is an older name of activeMenu', () => {
  expect(metaOf({ currentActiveMenu: '/a' }).activeMenu).toBe('/a');
  expect(metaOf({ currentActiveMenu: '/a', activeMenu: '/b' }).activeMenu).toBe('/b');
});

it('keeps an external address that holds a star, and leaves out a catch-all of the platform', () => {
  const paths = [
    'https://help.example.com/*',
    'https://a.example/?q=*',
    '/:pathMatch(.*)*',
    '*',
    '/a/*',
    ' https://b.example/** ',
  ];
  const links = readRoutes(paths.map((path) => ({ path, meta: { title: 't' } }))).map(({ link, external }) => [
    link,
    external,
  ]);
  expect(links).toEqual([
    ['https://help.example.com/*', true],
    ['https://a.example/?q=*', true],
    ['https://b.example/**', true],
  ]);
});

it('shows an address that runs something without a link, star or not', () => {
  const [route] = readRoutes([{ path: 'javascript:alert(1)', meta: { title: 't' } }]);
  expect(route).toMatchObject({ link: '', external: false });
});

const BAD_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\t//evil.example',
];

it.each(BAD_ADDRESSES)('%j has no link and is named for the error log, whatever it is in', (path) => {
  const child = { path, meta: { title: 'Bad' } };
  for (const list of [[child], [{ path: '/a', meta: { title: 'A' }, children: [child] }]]) {
    const links = readRoutes(list).flatMap((route) => [route, ...route.children].map(({ link }) => link));
    expect(links.filter((link) => link !== '/a')).toEqual(['']);
    expect(refusedEntries(list)).toEqual([JSON.stringify(`Bad: ${path}`)]);
  }
  expect(readRoutes([{ path: '/a', redirect: path, meta: { title: 'A' } }])[0]!.redirect ?? '/a').toMatch(/^\/(?!\/)/);
});

it('names what is no entry, shortened, and nothing of a list that is all right', () => {
  const long = 'x'.repeat(500);
  expect(refusedEntries([null, 5, [], long, { path: '/a', children: [null] }])).toEqual([
    'null',
    '5',
    '[]',
    `"${'x'.repeat(79)}`,
    'null',
  ]);
  expect(refusedEntries([{ path: '/a' }, { path: 'https://a.example' }, { path: 'b?c=d' }, { path: '*' }, {}])).toEqual(
    [],
  );
});
