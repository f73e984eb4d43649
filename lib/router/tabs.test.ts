import { buildRoutes } from './build-routes';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { keepAlive } from './keep-alive';
import { parseLocation } from './location';
import { createMatcher } from './match';
import { walk } from './route';
import { afterClosing, closing, fixedTabs, isClosable, tabOf, visit, type CloseScope, type Tab } from './tabs';

const list = [
  { path: '/', component: 'index', meta: { title: '首页', noClosable: true } },
  { path: '/a', component: 'Product', meta: { title: 'A' } },
  { path: '/p/:id', component: 'Product', meta: { title: 'P' } },
  { path: '/d/:id', component: 'Product', meta: { title: 'D', dynamicNewTab: true } },
  { path: '/h', component: 'Product', meta: { title: 'H', tabHidden: true } },
  { path: '/n', component: 'Product', meta: { title: 'N', noKeepAlive: true } },
  { path: '/q?id=1', component: 'Product', meta: { title: 'Q' } },
];
const routes = buildRoutes({ list, rights: FULL_RIGHTS, rolesControl: true });
const matcher = createMatcher(routes);
const go = (tabs: Tab[], full: string) => visit(tabs, parseLocation(full), matcher(parseLocation(full))!);
const open = (...places: string[]) => places.reduce(go, fixedTabs(walk(routes)));
const fulls = (tabs: readonly Tab[]) => tabs.map((tab) => tab.full);

it('starts with the pages that cannot be closed', () => expect(fulls(open())).toEqual(['/']));

it('has one tab per route, which keeps where it was left', () => {
  const tabs = open('/a', '/a?pageNo=2', '/p/1', '/p/2', '/q?id=1');
  expect(fulls(tabs)).toEqual(['/', '/a?pageNo=2', '/p/2', '/q?id=1']);
  expect(tabs[1]?.id).toBe('/a');
});

it('has one tab per params or query where the route says so', () => {
  expect(fulls(open('/d/1', '/d/2', '/d/2?x=1', '/d/1', '/ProductAdd', '/ProductAdd?id=1'))).toEqual([
    '/',
    '/d/1',
    '/d/2',
    '/d/2?x=1',
    '/ProductAdd',
    '/ProductAdd?id=1',
  ]);
});

it('distinguishes those by their parameter; a form names its record instead', () => {
  const tabs = open('/d/1', '/d/a%20b', '/d/2?x=1', '/ProductAdd?id=1', '/a?pageNo=2');
  expect(tabs.slice(1).map(({ parameter }) => parameter)).toEqual(['1', 'a b', '2 · x=1', undefined, undefined]);
});

it('never puts another record into a form: one tab each, also where a platform lists the form without dynamicNewTab', () => {
  const own = buildRoutes({
    list: [...list, { path: '/ProductAdd', component: 'ProductAdd', meta: { title: '产品', hidden: true } }],
    rights: FULL_RIGHTS,
    rolesControl: true,
  });
  const matches = createMatcher(own);
  const tabs = ['/ProductAdd?id=1', '/ProductAdd?id=2'].reduce<Tab[]>((open, full) => {
    const location = parseLocation(full);
    return visit(open, location, matches(location)!);
  }, []);
  expect(fulls(tabs)).toEqual(['/ProductAdd?id=1', '/ProductAdd?id=2']);
});

it('gives a new view its own id when an older tab began at the same address and moved on', () => {
  const moved = open('/ProductAdd').map((tab) =>
    tab.full === '/ProductAdd' ? { ...tab, full: '/ProductAdd?id=9' } : tab,
  );
  const tabs = go(moved, '/ProductAdd');
  expect(new Set(tabs.map((tab) => tab.id)).size).toBe(tabs.length);
  expect(tabOf(tabs, parseLocation('/ProductAdd?id=9'), matcher(parseLocation('/ProductAdd?id=9'))!)?.id).toBe(
    '/ProductAdd',
  );
});

it('keeps a view without a tab for tabHidden pages', () => {
  expect(open('/h').find((tab) => tab.full === '/h')).toMatchObject({ shown: false });
});

describe('closing', () => {
  const tabs = open('/a', '/p/1', '/d/1', '/d/2');
  const at = (full: string) => tabs.find((tab) => tab.full === full)!;
  it.each<[CloseScope, string, string[]]>([
    ['one', '/p/1', ['/p/1']],
    ['one', '/', []],
    ['others', '/p/1', ['/a', '/d/1', '/d/2']],
    ['left', '/p/1', ['/a']],
    ['right', '/p/1', ['/d/1', '/d/2']],
    ['right', '/d/2', []],
    ['all', '/p/1', ['/a', '/p/1', '/d/1', '/d/2']],
  ])('%s of %s', (scope, full, closed) => expect(fulls(closing(tabs, at(full), scope))).toEqual(closed));

  const pinned = tabs.map((tab) => ({ ...tab, pinned: ['/a', '/p/1'].includes(tab.full) }));
  it.each<[CloseScope, string, string[]]>([
    ['one', '/p/1', ['/p/1']],
    ['others', '/p/1', ['/d/1', '/d/2']],
    ['left', '/p/1', []],
    ['right', '/a', ['/d/1', '/d/2']],
    ['all', '/p/1', ['/d/1', '/d/2']],
    ['one', '/d/1', ['/d/1']],
    ['others', '/d/1', ['/d/2']],
    ['left', '/d/1', []],
    ['right', '/d/1', ['/d/2']],
    ['all', '/d/1', ['/d/1', '/d/2']],
  ])('with /a and /p/1 pinned, %s of %s: a pinned one is closed by its own command only', (scope, full, closed) => {
    const tab = pinned.find((one) => one.full === full)!;
    expect(fulls(closing(pinned, tab, scope))).toEqual(closed);
  });

  it('never takes the first tab, whatever it is', () => {
    const others = [at('/a'), at('/p/1')];
    expect(isClosable(others, others[0]!)).toBe(false);
    expect(isClosable(others, others[1]!)).toBe(true);
  });

  it('goes to the last one left, to the command’s own tab, or home', () => {
    const [home, a, p] = [at('/'), at('/a'), at('/p/1')];
    expect(afterClosing([home, a], p, p)).toBe('/a');
    expect(afterClosing([home, a], a, p)).toBeUndefined();
    expect(afterClosing([home, p], a, p)).toBe('/p/1');
    expect(afterClosing([], a, a)).toBe('/');
  });
});

describe('keepAlive', () => {
  const tabs = open('/a', '/n', '/d/1', '/d/2', '/d/3');
  const at = (full: string) => tabs.find((tab) => tab.full === full)!;
  const after = (visits: string[], max = 20, dirty: string[] = []) =>
    visits.reduce<readonly string[]>(
      (alive, full) => keepAlive({ alive, current: at(full), tabs, dirty: new Set(dirty), max }),
      [],
    );

  it('puts the least recently used out first', () => {
    expect(after(['/a', '/d/1', '/d/2', '/a', '/d/3'], 3)).toEqual(['/d/2', '/a', '/d/3']);
  });
  it('keeps typed text whatever the limit', () => {
    expect(after(['/d/1', '/d/2', '/d/3', '/a'], 2, ['/d/1'])).toEqual(['/d/1', '/a']);
  });
  it('does not keep noKeepAlive pages', () => expect(after(['/n', '/a'])).toEqual(['/a']));
  it('drops closed tabs and is the same list when nothing changes', () => {
    const alive = ['/d/1', '/a'];
    expect(keepAlive({ alive, current: at('/a'), tabs, dirty: new Set(), max: 20 })).toBe(alive);
    expect(keepAlive({ alive: ['/gone', '/a'], current: at('/a'), tabs, dirty: new Set(), max: 20 })).toEqual(['/a']);
  });
});
