import { FULL_RIGHTS } from '@/lib/auth/permission';
import texts from '@/messages/zh/gallery.json';
import { buildRoutes } from './build-routes';
import { galleryList } from './gallery-list';
import { parseLocation } from './location';
import { createMatcher, resolveLocation } from './match';
import { menuOf, type MenuEntry } from './menu';
import { GALLERY } from './screens';

const extra = galleryList(texts.pages);
const page = (path: string, component: string, title: string) => ({ path, component, meta: { title } });
const build = (list: unknown[], own = extra) =>
  buildRoutes({ list, rights: FULL_RIGHTS, rolesControl: true, extra: own });
const titles = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map(({ route, children }) => (children.length > 0 ? [route.meta.title, titles(children)] : route.meta.title));
const HOME = page('/', '@/views/index/index', '首页');

test('the menu has the page of each screen, below that of the platform', () => {
  expect(titles(menuOf(build([HOME])))).toEqual([
    '首页',
    '工作台',
    ['组件', ['常规图标', '综合表格', '分步表单', '富文本编辑器', '权限控制', '错误示例', '加载遮罩']],
    ['其他', ['动态路径 1', '动态路径 2', '动态参数 1', '动态参数 2', '拖拽', '表格文件']],
  ]);
});

test.each<readonly [string, string]>([
  ...Object.entries(GALLERY).map(([name, { path }]) => [path.replace(':id', '7'), name] as const),
  ['/other/dynamicSegment/test2?id=2', 'gallerySegment'],
  ['/other/drag/dialogDrag', 'galleryDrag'],
  ['/other/excel/exportSelectExcel', 'galleryExcel'],
  ['/vab', 'galleryIcons'],
  ['/vab/icon', 'galleryIcons'],
  ['/vab/table', 'galleryTable'],
  ['/vab/form', 'galleryForm'],
  ['/other', 'gallerySegment'],
])('%s opens %s', (address, name) => {
  const matcher = createMatcher(build([HOME]));
  const end = resolveLocation(parseLocation(address), matcher, parseLocation);
  expect(end && matcher(end)?.route.screen).toBe(name);
});

test('each parameter has a tab of its own', () => {
  const matcher = createMatcher(build([HOME]));
  for (const address of ['/other/dynamicSegment/test1/7', '/other/dynamicSegment/test2?id=2']) {
    expect(matcher(parseLocation(address))?.route.meta.dynamicNewTab).toBe(true);
  }
  expect(matcher(parseLocation('/other/dynamicSegment/test1/7'))?.params).toEqual({ id: '7' });
});

test('without it the addresses lead nowhere', () => {
  const matcher = createMatcher(build([HOME], []));
  const found = Object.values(GALLERY).filter(({ path }) => matcher(parseLocation(path.replace(':id', '1'))));
  expect(found).toEqual([]);
});

test('what the platform lists itself is there once, under its own title', () => {
  const list = [
    HOME,
    page('/workbench', 'index/workbench', '我的工作台'),
    {
      path: '/vab',
      component: 'Layout',
      meta: { title: '样例' },
      children: [page('icon/remixIcon', 'vab/icon/remixIcon', '图标')],
    },
  ];
  const entries = titles(menuOf(build(list))).flat(3);
  expect(entries.filter((title) => title === '工作台' || title === '常规图标')).toEqual([]);
  expect(entries).toEqual(expect.arrayContaining(['我的工作台', '图标', '综合表格']));
});
