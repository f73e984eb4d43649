import { NO_RIGHTS } from '@/lib/auth/permission';
import { buildRoutes, displacedScreens } from './build-routes';
import { parseLocation } from './location';
import { createMatcher, resolveLocation } from './match';
import { breadcrumbOf, menuOf, type MenuEntry } from './menu';
import { paths, setDisplacedScreens } from './paths';

/** A platform that has the client's screens at paths of its own. */
const LIST = [
  {
    path: '/goods',
    component: 'Layout',
    meta: { title: '货品' },
    children: [
      { path: 'online?status=online', component: 'Product', meta: { title: '在线产品' } },
      { path: 'items', component: '@/views/Product/index.vue', meta: { title: '产品列表' } },
      { path: 'categories', component: 'Classify', meta: { title: '分类管理', guard: ['secret'] } },
    ],
  },
  { path: '/Shop/Contacts', component: 'Blogs/Blogs', meta: { title: '博客列表' } },
  { path: '/people', component: 'Shop/Contacts', meta: { title: '联系方式' } },
];
const routes = buildRoutes({ list: LIST, rights: NO_RIGHTS, rolesControl: true });
const matcher = createMatcher(routes);
const titleOf = ({ route }: MenuEntry) => route.meta.title;
const shown = (full: string) => resolveLocation(parseLocation(full), matcher, parseLocation)?.full;

test('a link of the client leads to the screen where the platform has it, with its query', () => {
  expect(shown(paths.productList())).toBe('/goods/items');
  expect(shown(paths.productList({ status: 'draft', keyword: 'a/b' }))).toBe('/goods/items?status=draft&keyword=a%2Fb');
  expect(shown(paths.blogList())).toBe('/Shop/Contacts');
});

test('a path of the platform stays its own, and a screen that it does not have, or not for this account, is none', () => {
  expect(matcher(parseLocation('/Shop/Contacts'))?.route.screen).toBe('blogList');
  expect(shown(paths.shopCategories())).toBeUndefined();
  expect(shown(paths.reviews())).toBeUndefined();
});

test('the menu names each screen once, and a form is below the entry of its list', () => {
  const titles = menuOf(routes).map(({ route, children }) => [route.meta.title, ...children.map(titleOf)]);
  expect(titles).toEqual([['货品', '在线产品', '产品列表'], ['博客列表'], ['联系方式']]);
  const { route } = matcher(parseLocation(paths.productForm('7')))!;
  expect(breadcrumbOf(routes, route).map(({ meta }) => meta.title)).toEqual(['货品', '产品列表', '产品']);
});

describe('where the client’s own path of a screen shows another one in the list', () => {
  const SWAPPED = [
    { path: '/Product/Product', component: '@/views/Blogs/Blogs', meta: { title: '博客列表' } },
    { path: '/Blogs/Blogs', component: '@/views/Product/Product', meta: { title: '产品列表' } },
  ];
  const swapped = buildRoutes({ list: SWAPPED, rights: NO_RIGHTS, rolesControl: true });
  const matches = createMatcher(swapped);
  const screenAt = (full: string) => matches(parseLocation(full))?.route.screen;
  beforeEach(() => setDisplacedScreens(displacedScreens(swapped)));
  afterEach(() => setDisplacedScreens({}));

  it('leads its links to where the list has it, with their query', () => {
    expect(paths.productList({ status: 'draft' })).toBe('/Blogs/Blogs?status=draft');
    expect([screenAt(paths.productList()), screenAt(paths.blogList())]).toEqual(['productList', 'blogList']);
    expect(screenAt('/Product/Product')).toBe('blogList');
  });

  it('highlights it while its form is open', () => {
    const form = matches(parseLocation(paths.productForm('7')))!.route;
    expect([form.screen, form.meta.activeMenu]).toEqual(['productForm', '/Blogs/Blogs']);
  });

  it('leaves alone what is where the client has it, or in no list', () => {
    const own = buildRoutes({ rights: NO_RIGHTS, rolesControl: true });
    expect(displacedScreens(own)).toEqual({});
    const alone = buildRoutes({ list: SWAPPED.slice(0, 1), rights: NO_RIGHTS, rolesControl: true });
    setDisplacedScreens(displacedScreens(alone));
    expect(paths.productList()).toBe('/Product/Product');
  });
});
