import { FULL_RIGHTS } from '@/lib/auth/permission';
import { buildRoutes } from './build-routes';
import { keptTabs, startTabs } from './kept-tabs';
import { parseLocation } from './location';
import { createMatcher } from './match';
import { closing, isPinnable, moveTab, neighbourOf, pinTab, type Tab, visit } from './tabs';

const page = (path: string, meta: object = {}) => ({ path, component: 'Product', meta: { title: path, ...meta } });
const list = [
  page('/', { noClosable: true }),
  page('/fixed', { noClosable: true }),
  ...['/a', '/b', '/c', '/d'].map((path) => page(path)),
  page('/q?id=1'),
  page('/q?id=2'),
  page('/record/:id', { dynamicNewTab: true }),
  page('/hidden', { tabHidden: true }),
];
const routes = buildRoutes({ list, rights: FULL_RIGHTS, rolesControl: true });
const matcher = createMatcher(routes);
const go = (tabs: Tab[], full: string) => visit(tabs, parseLocation(full), matcher(parseLocation(full))!);
const open = (...places: string[]) => places.reduce(go, startTabs(undefined, routes, matcher));
const fulls = (tabs: readonly Tab[]) => tabs.map((tab) => tab.full);
const at = (tabs: readonly Tab[], full: string) => tabs.find((tab) => tab.full === full)!;
const move = (tabs: Tab[], full: string, anchor: string, side: 'before' | 'after') =>
  fulls(moveTab(tabs, at(tabs, full), at(tabs, anchor), side));

describe('moving', () => {
  const tabs = open('/a', '/b', '/c');

  it.each([
    ['/c', '/a', 'before', ['/', '/fixed', '/c', '/a', '/b']],
    ['/a', '/c', 'after', ['/', '/fixed', '/b', '/c', '/a']],
    ['/a', '/a', 'after', ['/', '/fixed', '/a', '/b', '/c']],
    // The first tab stays first, and a tab cannot be moved before the fixed ones on the left.
    ['/', '/c', 'after', ['/', '/fixed', '/a', '/b', '/c']],
    ['/c', '/', 'before', ['/', '/fixed', '/c', '/a', '/b']],
    ['/fixed', '/c', 'after', ['/', '/fixed', '/a', '/b', '/c']],
  ] as const)('%s to %s, %s', (tab, anchor, side, order) => expect(move(tabs, tab, anchor, side)).toEqual(order));

  it('by a step passes its own kind only', () => {
    const step = (full: string, by: -1 | 1) => neighbourOf(tabs, at(tabs, full), by)?.full;
    expect([step('/a', -1), step('/a', 1), step('/c', 1), step('/fixed', -1), step('/', 1)]).toEqual([
      undefined,
      '/b',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('where no page is fixed, the one opened first stays first', () => {
    const loose = ['/a', '/b'].reduce(go, []);
    expect(move(loose, '/b', '/a', 'before')).toEqual(['/a', '/b']);
  });
});

describe('pinning', () => {
  const tabs = open('/a', '/b', '/c');
  const pinned = pinTab(tabs, at(tabs, '/c'), true);

  it('puts a tab behind those that stay, and a new one behind it', () => {
    expect(fulls(pinned)).toEqual(['/', '/fixed', '/c', '/a', '/b']);
    expect(fulls(pinTab(pinned, at(pinned, '/b'), true))).toEqual(['/', '/fixed', '/c', '/b', '/a']);
    expect(fulls(go(pinned, '/d'))).toEqual(['/', '/fixed', '/c', '/a', '/b', '/d']);
  });
  it('is undone at the front of the others', () => {
    expect(fulls(pinTab(pinned, at(pinned, '/c'), false))).toEqual(['/', '/fixed', '/c', '/a', '/b']);
  });
  it('keeps a tab from every command but its own', () => {
    const c = at(pinned, '/c');
    expect(fulls(closing(pinned, at(pinned, '/a'), 'all'))).toEqual(['/a', '/b']);
    expect(fulls(closing(pinned, at(pinned, '/b'), 'left'))).toEqual(['/a']);
    expect(fulls(closing(pinned, at(pinned, '/a'), 'others'))).toEqual(['/b']);
    expect(fulls(closing(pinned, c, 'one'))).toEqual(['/c']);
  });
  it('is for tabs that do not stay anyway', () => {
    expect(['/', '/fixed', '/a'].map((full) => isPinnable(tabs, at(tabs, full)))).toEqual([false, false, true]);
  });
});

it('commands on a page without a tab touch nothing beside it', () => {
  const tabs = open('/a', '/hidden');
  const row = tabs.filter((tab) => tab.shown);
  const hidden = at(tabs, '/hidden');
  expect(closing(row, hidden, 'left')).toEqual([]);
  expect(closing(row, hidden, 'right')).toEqual([]);
});

describe('keeping', () => {
  const restored = (kept: unknown) => fulls(startTabs(kept, routes, matcher));

  it('brings back address, order, pin and the name of the record', () => {
    const tabs = open('/a?pageNo=2', '/b', '/record/1', '/record/2', '/hidden').map((tab) =>
      tab.full === '/record/2' ? { ...tab, record: '离心泵 2' } : tab,
    );
    const before = moveTab(tabs, at(tabs, '/record/2'), at(tabs, '/a?pageNo=2'), 'before');
    const pinned = pinTab(before, at(before, '/b'), true);
    const after = startTabs(JSON.parse(JSON.stringify(keptTabs(pinned))), routes, matcher);
    expect(fulls(after)).toEqual(['/', '/fixed', '/b', '/record/2', '/a?pageNo=2', '/record/1']);
    expect(after.filter((tab) => tab.pinned).map((tab) => tab.full)).toEqual(['/b']);
    expect(after.flatMap(({ full, record }) => (record ? [[full, record]] : []))).toEqual([['/record/2', '离心泵 2']]);
  });

  it('leaves out pages that are gone, and has those that cannot be closed whatever was kept', () => {
    const kept = ['/gone', '/b', '/hidden', '/%E0%A4%A'].map((full) => ({ full, pinned: false }));
    expect(restored(kept)).toEqual(['/', '/fixed', '/b']);
  });

  it.each([
    ['nothing', undefined],
    ['no list', { full: '/a', pinned: true }],
    ['a text', '[{"full":"/a"}]'],
    ['a list of junk', [null, 5, [], '/a', { full: 7 }, { full: '/a' }, { pinned: true }]],
    ['far too many', Array.from({ length: 5000 }, (_, n) => ({ full: `/record/${n}`, pinned: false }))],
  ])('ignores %s', (_name, kept) => expect(restored(kept)).toEqual(['/', '/fixed']));

  it('has one tab for one page, however often it was kept', () => {
    const kept = ['/a', '/a?x=1', '/a'].map((full) => ({ full, pinned: false }));
    expect(restored(kept)).toEqual(['/', '/fixed', '/a']);
  });
});

it('two routes of one path that differ in their query are two tabs', () => {
  expect(fulls(open('/q?id=1', '/q?id=2', '/q?id=1'))).toEqual(['/', '/fixed', '/q?id=1', '/q?id=2']);
});
