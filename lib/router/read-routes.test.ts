import { readRoutes } from './read-routes';

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
  expect(metaOf({ affix: '1' }).noClosable).toBe(true);
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
