import { NO_RIGHTS } from '@/lib/auth/permission';
import { buildRoutes } from './build-routes';
import { keepAlive } from './keep-alive';
import { parseLocation } from './location';
import { createMatcher } from './match';
import { activeEntry, breadcrumbOf, menuOf, type MenuEntry } from './menu';
import { walk, type RouteNode } from './route';
import { closing, fixedTabs, visit, type Tab } from './tabs';

/** A group with one page that has the tested meta field, between two plain pages. */
function build(group: object, meta: object) {
  const page = (path: string, title: string, more: object = {}) => ({
    path,
    component: 'Product',
    meta: { title, ...more },
  });
  const children = [page('page/:id', 'Page', { ...meta, title: 'Page' })];
  const list = [
    page('/first', 'First'),
    { path: '/group', component: 'Layout', meta: { title: 'Group', icon: 'box-line', ...group }, children },
    page('/last', 'Last', meta),
  ];
  const routes = buildRoutes({ list, rights: NO_RIGHTS, rolesControl: true });
  const matcher = createMatcher(routes);
  const open = (...places: string[]) =>
    places.reduce<Tab[]>(
      (tabs, full) => {
        const match = matcher(parseLocation(full));
        return match ? visit(tabs, parseLocation(full), match) : tabs;
      },
      fixedTabs(walk(routes)),
    );
  return { routes, matcher, open, route: (full: string) => matcher(parseLocation(full))?.route };
}
type Built = ReturnType<typeof build>;

const titles = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => [entry.route.meta.title, ...titles(entry.children)]);
const menu = ({ routes }: Built) => titles(menuOf(routes)).join(' ');
const crumbs = ({ routes, route }: Built, full: string) =>
  breadcrumbOf(routes, route(full) as RouteNode)
    .map((node) => node.meta.title)
    .join('>');
const last = ({ route }: Built) => route('/last')?.meta;

interface Case {
  field: string;
  /** Meta fields of the group; of the page if it is absent. */
  group?: object;
  meta?: object;
  effect: (built: Built) => unknown;
  without: unknown;
  with: unknown;
}

const CASES: Case[] = [
  {
    field: 'title',
    meta: { title: 'Other' },
    effect: menu,
    without: 'First Group Page Last',
    with: 'First Group Page Other',
  },
  { field: 'hidden', meta: { hidden: true }, effect: menu, without: 'First Group Page Last', with: 'First Group' },
  {
    field: 'levelHidden',
    group: { levelHidden: true },
    effect: menu,
    without: 'First Group Page Last',
    with: 'First Page Last',
  },
  {
    field: 'breadcrumbHidden',
    group: { breadcrumbHidden: true },
    effect: (built) => crumbs(built, '/group/page/1'),
    without: 'Group>Page',
    with: 'Page',
  },
  {
    field: 'activeMenu',
    meta: { activeMenu: '/first' },
    effect: (built) => [activeEntry(built.routes, built.route('/last'))?.meta.title, crumbs(built, '/last')],
    without: ['Last', 'Last'],
    with: ['First', 'First>Last'],
  },
  {
    field: 'guard',
    meta: { guard: ['nobody'] },
    effect: (built) => [menu(built), built.route('/last')?.path],
    without: ['First Group Page Last', '/last'],
    with: ['First', undefined],
  },
  {
    field: 'noClosable',
    meta: { noClosable: true },
    effect: ({ open }) => {
      const tabs = open('/first', '/last');
      return [open().map((tab) => tab.title), closing(tabs, tabs[0]!, 'all').map((tab) => tab.title)];
    },
    without: [[], ['Last']],
    with: [['Last'], ['First']],
  },
  {
    field: 'tabHidden',
    meta: { tabHidden: true },
    effect: ({ open }) => open('/last').map((tab) => tab.shown),
    without: [true],
    with: [false],
  },
  {
    field: 'dynamicNewTab',
    meta: { dynamicNewTab: true },
    effect: ({ open }) => open('/group/page/1', '/group/page/2', '/last?a=1', '/last?a=2').length,
    without: 2,
    with: 4,
  },
  {
    field: 'noKeepAlive',
    meta: { noKeepAlive: true },
    effect: ({ open }) => {
      const tabs = open('/last', '/first');
      const shown = (alive: readonly string[], current: Tab) =>
        keepAlive({ alive, current, tabs, dirty: new Set(), max: 20 });
      return tabs.reduce(shown, []);
    },
    without: ['/last', '/first'],
    with: ['/first'],
  },
  {
    field: 'isCustomSvg',
    meta: { icon: '/own.svg', isCustomSvg: true },
    effect: ({ open }) => open('/group/page/1', '/last').map((tab) => [tab.icon, tab.customIcon]),
    without: [
      ['box-line', undefined],
      [undefined, undefined],
    ],
    with: [
      ['/own.svg', true],
      ['/own.svg', true],
    ],
  },
  { field: 'badge', meta: { badge: 'New' }, effect: (built) => last(built)?.badge, without: undefined, with: 'New' },
  { field: 'dot', meta: { dot: true }, effect: (built) => last(built)?.dot, without: undefined, with: true },
  {
    field: 'target',
    meta: { target: '_blank' },
    effect: (built) => last(built)?.target,
    without: undefined,
    with: '_blank',
  },
  {
    field: 'icon',
    meta: { icon: 'star-line' },
    effect: ({ open }) => open('/group/page/1', '/last').map((tab) => tab.icon),
    // A page without an icon has its group's.
    without: ['box-line', undefined],
    with: ['star-line', 'star-line'],
  },
];

it.each(CASES)('meta.$field', ({ group = {}, meta = {}, effect, without, with: expected }) => {
  expect(effect(build({}, {}))).toEqual(without);
  expect(effect(build(group, meta))).toEqual(expected);
});
