import { FULL_RIGHTS, NO_RIGHTS, type Rights } from '@/lib/auth/permission';
import { buildRoutes } from './build-routes';
import { parseLocation } from './location';
import { createMatcher, resolveLocation } from './match';
import { breadcrumbOf, menuOf, type MenuEntry } from './menu';
import { paths } from './paths';
import { walk, type RouteNode } from './route';
import { screenOf } from './screens';

const build = (list: unknown[] | undefined, rights: Rights = FULL_RIGHTS, rolesControl = true) =>
  buildRoutes({ list, rights, rolesControl });
const titles = (entries: MenuEntry[]): unknown[] =>
  entries.map(({ route, children }) => (children.length > 0 ? [route.meta.title, titles(children)] : route.meta.title));
const page = (path: string, title: string, rest: object = {}) => ({
  path,
  component: '@/views/index',
  meta: { title },
  ...rest,
});

describe('screenOf', () => {
  it.each([
    ['@/views/Product/index', 'productList'],
    ['@/views/Product/index.vue', 'productList'],
    ['Product/index', 'productList'],
    ['Product', 'productList'],
    ['@/views/Product/Product', 'productList'],
    ['Product/Catalogs', 'materials'],
    ['@/views/Product/Catalogs/index.vue', 'materials'],
    ['Blogs/Blogs', 'blogList'],
    ['BusinessManage/Business', 'inquiries'],
    ['Shop/Info', 'shopInfo'],
    ['@/views/Shop/Reviews/index', 'reviews'],
    ['@/views/index', 'home'],
    ['@/views/index/index.vue', 'home'],
    ['index', 'home'],
    ['@/views/403', 'forbidden'],
    ['Layout', ''],
    ['EmptyLayout', ''],
    ['@/layouts/index.vue', ''],
    ['@/layout/EmptyLayout', ''],
    ['layout/Layout', ''],
    ['@/vab/layouts/VabLayout/index', ''],
    ['', ''],
    [undefined, ''],
    ['@/views/vab/chart', 'unknown'],
    ['__proto__', 'unknown'],
    [{ name: 'Product' }, 'unknown'],
  ])('%p is %p', (component, name) => expect(screenOf(component)).toBe(name));
});

describe('paths', () => {
  it('each match exactly one route', () => {
    const routes = build(undefined);
    const matcher = createMatcher(routes);
    const outside = new Set(['login', 'register', 'forbidden', 'notFound']);
    for (const [name, path] of Object.entries(paths)) {
      if (outside.has(name)) continue;
      const location = parseLocation(path());
      expect([name, [...walk(routes)].filter((route) => route.screen && route.path === location.path)]).toEqual([
        name,
        [matcher(location)?.route],
      ]);
    }
  });
});

describe('reading the platform’s list', () => {
  it('joins relative, absolute, parametric and query-carrying paths', () => {
    const routes = build([
      {
        path: '/other',
        component: 'Layout',
        meta: { title: '其他' },
        children: [
          {
            path: 'dynamicSegment',
            component: 'EmptyLayout',
            meta: { title: '动态' },
            children: [
              page('test1/:id', '参数', { meta: { title: '参数', hidden: true } }),
              page('test2?id=1', '查询一'),
              page('test2?id=2', '查询二'),
              page('/absolute', '绝对'),
            ],
          },
        ],
      },
    ]);
    const match = (full: string) => createMatcher(routes)(parseLocation(full));
    expect(match('/other/dynamicSegment/test1/7')).toMatchObject({
      params: { id: '7' },
      route: { meta: { title: '参数' } },
    });
    expect(match('/other/dynamicSegment/test2?id=2')?.route.meta.title).toBe('查询二');
    expect(match('/other/dynamicSegment/test2?id=1&x=y')?.route.link).toBe('/other/dynamicSegment/test2?id=1');
    expect(match('/absolute')?.route.meta.title).toBe('绝对');
    expect(match('/other/nothing')).toBeUndefined();
  });

  it.each([
    ['https://example.com/a', 'https://example.com/a', true],
    ['mailto:a@b.c', 'mailto:a@b.c', true],
    ['tel:123', 'tel:123', true],
    ['javascript:alert(1)', '', false],
    ['java\tscript:alert(1)', '', false],
    ['data:text/html,x', '', false],
    ['vbscript:x', '', false],
    ['//evil.example', '', false],
    ['/\\evil.example', '', false],
    ['\\\\evil', '', false],
  ])('an entry with path %j leads to %j', (path, link, external) => {
    const [route] = build([{ path, meta: { title: 't' } }]).filter((entry) => entry.meta.title === 't');
    expect(route).toMatchObject({ link, external });
    expect(titles(menuOf([route!]))).toEqual(['t']);
  });

  it('an entry whose parameter may be missing leads to the path without it', () => {
    const [, route] = build([page('/maybe/:id?', 'M')]);
    expect(route).toMatchObject({ path: '/maybe{/:id}', link: '/maybe' });
  });

  it('understands older names and platforms that write booleans as text', () => {
    const [, route] = build([
      {
        ...page('/a', 'A'),
        hidden: 'true',
        meta: { title: 'A', permissions: ['p'], affix: true, dot: 'false', badge: 3 },
      },
    ]);
    expect(route?.meta).toMatchObject({ hidden: true, guard: ['p'], noClosable: true, badge: '3' });
    expect(route?.meta.dot).toBeUndefined();
  });

  it('survives what makes no sense and keeps its siblings', () => {
    const deep = Array.from({ length: 200 }).reduce<object>(
      (child) => ({ path: 'd', children: [child] }),
      page('leaf', 'Leaf'),
    );
    const list = [
      null,
      5,
      'text',
      [],
      { path: 7, meta: 'no' },
      { children: [null, page('/b', 'B')] },
      deep,
      page('/a', 'A'),
      { path: '*' },
    ];
    const found = [...walk(build(list))].map((route) => route.meta.title);
    expect(found).toEqual(expect.arrayContaining(['A', 'B', 'Leaf']));
  });

  it('lets no list take over a fixed page', () => {
    const fixed = ['/login', '/404', '/403', '/register', '/callback'];
    const routes = build([...fixed.map((path) => page(path, 'mine')), page('/', 'home')]);
    expect([...walk(routes)].filter((route) => fixed.includes(route.path))).toEqual([]);
  });

  it('has the constant pages whatever the list says, once', () => {
    for (const list of [[], [page('/ProductAdd', '自己的', { component: 'ProductAdd' })]]) {
      expect([...walk(build(list))].filter((route) => route.path === '/ProductAdd')).toHaveLength(1);
    }
  });
});

describe('rights', () => {
  const list = [
    { ...page('/a', 'A'), meta: { title: 'A', guard: ['x'] } },
    { path: '/g', meta: { title: 'G', guard: { role: ['boss'] } }, children: [page('b', 'B')] },
    page('/c', 'C'),
  ];
  const visible = (rights: Rights, rolesControl?: boolean) => titles(menuOf(build(list, rights, rolesControl)));

  it('remove guarded entries with everything below', () => {
    expect(visible(NO_RIGHTS)).toEqual(['C']);
    expect(visible({ ...NO_RIGHTS, permissions: ['x'] })).toEqual(['A', 'C']);
    expect(visible(FULL_RIGHTS)).toEqual(['A', ['G', ['B']], 'C']);
  });
  it('take a group away that has lost everything in it', () => {
    const group = { path: '/g', component: 'Layout', meta: { title: 'G' }, children: [{ ...page('b', 'B') }] };
    const guarded = { ...group, children: [{ ...page('b', 'B'), meta: { title: 'B', guard: ['x'] } }] };
    expect(titles(menuOf(build([group], NO_RIGHTS)))).toEqual([['G', ['B']]]);
    expect(titles(menuOf(build([guarded], NO_RIGHTS)))).toEqual([]);
    expect(createMatcher(build([guarded], NO_RIGHTS))(parseLocation('/g'))).toBeUndefined();
  });
  it('understand one name in place of a list', () => {
    const one = [{ ...page('/a', 'A'), meta: { title: 'A', guard: 'x' } }];
    expect(titles(menuOf(build(one, NO_RIGHTS)))).toEqual([]);
    expect(titles(menuOf(build(one, { ...NO_RIGHTS, permissions: ['x'] })))).toEqual(['A']);
  });
  it('remove nothing while rolesControl is off', () =>
    expect(visible(NO_RIGHTS, false)).toEqual(['A', ['G', ['B']], 'C']));
});

describe('resolving a location', () => {
  const routes = build([
    { path: '/g', component: 'Layout', meta: { title: 'G' }, children: [page('one', '1'), page('two', '2')] },
    { path: '/r', redirect: '/g/two', meta: { title: 'R' } },
    { path: '/n', redirect: 'noRedirect', meta: { title: 'N' }, children: [page('x', 'X')] },
    { path: '/loop', redirect: '/pool' },
    { path: '/pool', redirect: '/loop' },
    { path: '/empty', component: 'Layout', children: [] },
    { path: '/g/two?x=1', meta: { title: 'alias' } },
    { path: '/query', redirect: '/g/two?x=//y' },
    { path: '/object', redirect: { path: '/g/two' } },
    { path: '/quiet', redirect: 'noredirect', children: [page('x', 'X')] },
    { path: '/away', redirect: 'https://example.com/', children: [page('x', 'X')] },
    { path: '/gone', redirect: '/gone/secret', children: [page('x', 'X')] },
    page('/number/:id(\\d+)', 'N'),
    page('/maybe/:id?', 'M'),
    { path: '/mystery', component: '@/views/mystery', meta: { title: 'M' } },
  ]);
  const matcher = createMatcher(routes);
  const end = (full: string) => resolveLocation(parseLocation(full), matcher, parseLocation)?.full;

  it.each([
    ['/g', '/g/one'],
    ['/r', '/g/two'],
    ['/n', '/n/x'],
    ['/g/two?a=b', '/g/two?a=b'],
    ['/G/Two', '/G/Two'],
    ['/loop', undefined],
    ['/nowhere', undefined],
    ['/%E0%A4%A', undefined],
    ['/__proto__', undefined],
    ['/', '/g/one'],
    ['/query', '/g/two?x=%2F%2Fy'],
    ['/object', '/g/two'],
    ['/quiet', '/quiet/x'],
    ['/away', '/away/x'],
    ['/gone', '/gone/x'],
    ['/number/12', '/number/12'],
    ['/maybe', '/maybe'],
    ['/maybe/7', '/maybe/7'],
    ['/maybe/7/8', undefined],
  ])('%s ends at %s', (from, to) => expect(end(from)).toBe(to));

  it('an alias leads to the route whose path it repeats', () => {
    expect(matcher(parseLocation('/g/two?x=1'))?.route.meta.title).toBe('2');
  });
  it('a component this client lacks opens the plain view', () => {
    expect(matcher(parseLocation('/mystery'))?.route.screen).toBe('unknown');
  });
});

describe('menu and breadcrumb', () => {
  it('skip hidden entries and replace levelHidden and untitled ones by their children', () => {
    const routes = build([
      { path: '/', component: 'Layout', meta: { title: 'Root', levelHidden: true }, children: [page('index', '首页')] },
      { path: '/u', component: 'Layout', children: [page('v', 'V'), { ...page('h', 'H'), hidden: true }] },
      { path: '/all', meta: { title: 'All' }, children: [{ ...page('h', 'H'), meta: { title: 'H', hidden: true } }] },
    ]);
    expect(titles(menuOf(routes))).toEqual(['首页', 'V', 'All']);
  });

  it('breadcrumb of a hidden page goes through the entry its activeMenu names', () => {
    const routes = build(undefined);
    const crumbs = (path: string) => {
      const route = createMatcher(routes)(parseLocation(path))?.route as RouteNode;
      return breadcrumbOf(routes, route).map((node) => node.meta.title);
    };
    expect(crumbs('/Product/Product')).toEqual(['产品管理', '产品列表']);
    expect(crumbs('/ProductAdd?id=1')).toEqual(['产品管理', '产品列表', '产品']);
    expect(crumbs('/')).toEqual(['首页']);
  });
});
