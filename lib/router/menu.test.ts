import { FULL_RIGHTS } from '@/lib/auth/permission';
import { buildRoutes } from './build-routes';
import { parseLocation } from './location';
import { createMatcher } from './match';
import { createEntryFinder, groupsTo, hasColumn, menuOf, openTarget, topEntryOf, type MenuEntry } from './menu';
import { openOnArrival, setGroup, startingGroups, type OpenRules } from './open-groups';

const page = (path: string, meta: object = {}) => ({
  path,
  component: '@/views/index',
  meta: { title: path, ...meta },
});
const group = (path: string, children: object[], rest: object = {}) => ({
  path,
  component: 'Layout',
  meta: { title: path },
  children,
  ...rest,
});

const build = (list: object[]) => {
  const routes = buildRoutes({ list, rights: FULL_RIGHTS, rolesControl: true });
  const entries = menuOf(routes);
  const entry = (title: string) => entries.find(({ route }) => route.meta.title === title) as MenuEntry;
  const at = (path: string) => createMatcher(routes)(parseLocation(path))?.route;
  return { entries, entry, at };
};

describe('a click on the first level, where it has its children beside it', () => {
  const { entry } = build([
    page('/'),
    group('/plain', [page('one'), page('two')]),
    group('/redirected', [page('one'), page('two')], { redirect: '/redirected/two' }),
    group('/outside', [page('https://example.com'), page('new', { target: '_blank' }), page('inside')]),
    group('/deep', [group('group', [page('leaf')])]),
    group('/only', [page('https://example.com')]),
    { ...group('/own', [page('one')]), component: '@/views/Product/index' },
  ]);

  it.each([
    ['/plain', '/plain/one'],
    ['/redirected', '/redirected/two'],
    ['/outside', '/outside/inside'],
    ['/deep', '/deep/group/leaf'],
    ['/only', '/only'],
    ['/own', '/own/one'],
  ])('with openFirstMenu, %s opens %s', (title, target) => expect(openTarget(entry(title), true)).toBe(target));

  it.each([
    ['/plain', undefined],
    ['/redirected', undefined],
    ['/own', '/own'],
  ])('without it, %s opens %s', (title, target) => expect(openTarget(entry(title), false)).toBe(target));
});

describe('the second menu', () => {
  const { entries, at } = build([
    page('/'),
    group('/a', [page('one'), page('wide', { noColumn: true }), group('sub', [page('leaf')])]),
    { ...group('/b', [page('one')]), meta: { title: '/b', noColumn: true } },
  ]);

  it('is that of the first level above the page', () => {
    expect(topEntryOf(entries, at('/a/sub/leaf'))?.route.path).toBe('/a');
    expect(topEntryOf(entries, at('/'))?.children).toEqual([]);
    expect(topEntryOf(entries, at('/ProductAdd'))).toBeUndefined();
  });
  it.each([
    ['/a/one', true],
    ['/a/wide', false],
    ['/b/one', false],
    ['/a/sub/leaf', true],
  ])('beside %s: %s (noColumn)', (path, has) => expect(hasColumn(at(path))).toBe(has));
});

describe('open groups', () => {
  const { entries, at } = build([
    page('/'),
    group('/a', [page('one'), group('deep', [page('leaf')]), group('other', [page('leaf')])]),
    group('/b', [page('one')]),
    group('/c', [page('one')]),
  ]);
  const rules = (change: Partial<OpenRules> = {}): OpenRules => ({
    defaultOpeneds: [],
    uniqueOpened: false,
    ...change,
  });
  const open = (groups: Readonly<Record<string, boolean>>) => Object.keys(groups).filter((path) => groups[path]);
  const arrive = (path: string, given: OpenRules, from = startingGroups(entries, given)) =>
    openOnArrival(from, entries, at(path), given);

  it('start with the first one, or with those that are named, at any depth', () => {
    expect(open(startingGroups(entries, rules()))).toEqual(['/a']);
    expect(open(startingGroups(entries, rules({ defaultOpeneds: ['/b', '/a/deep'] }))).sort()).toEqual([
      '/a/deep',
      '/b',
    ]);
    expect(open(startingGroups(entries, rules({ defaultOpeneds: ['/nowhere'] })))).toEqual([]);
  });

  it('a page that is come to opens what is above it, and closes nothing', () => {
    expect(open(arrive('/b/one', rules())).sort()).toEqual(['/a', '/b']);
    expect(open(arrive('/a/deep/leaf', rules())).sort()).toEqual(['/a', '/a/deep']);
  });

  it('with uniqueOpened one of a level is open: at the start, after a press, and after coming to a page', () => {
    const unique = rules({ uniqueOpened: true, defaultOpeneds: ['/a', '/b'] });
    expect(open(startingGroups(entries, unique))).toEqual(['/a']);
    expect(open(arrive('/c/one', unique))).toEqual(['/c']);
    const [first] = groupsTo(entries, at('/b/one'));
    const pressed = setGroup(startingGroups(entries, unique), { ...first!, open: true }, unique);
    expect(open(pressed)).toEqual(['/b']);
    const nested = arrive('/a/deep/leaf', unique);
    expect(open(arrive('/a/other/leaf', unique, nested)).sort()).toEqual(['/a', '/a/other']);
  });
});

describe('the entry that leads to a page', () => {
  const list = [
    page('/'),
    group('/list', [page('one'), page('two')], { redirect: '/list/two' }),
    page('/all?state=open'),
  ];
  const routes = buildRoutes({ list, rights: FULL_RIGHTS, rolesControl: true });

  it('is looked up: entries are resolved once, not again for each page', () => {
    const matcher = jest.fn(createMatcher(routes));
    const entryTo = createEntryFinder(menuOf(routes), matcher);
    const resolved = matcher.mock.calls.length;
    expect(resolved).toBeGreaterThan(0);
    for (const path of ['/', '/list/one', '/list/two', '/all?state=open', '/nowhere'])
      entryTo(parseLocation(path), undefined);
    expect(matcher).toHaveBeenCalledTimes(resolved);
  });

  it.each([
    ['/list/two', 'two'],
    ['/LIST/Two', 'two'],
    ['/all?state=open&page=2', '/all?state=open'],
    ['/all?page=2', undefined],
    ['/nowhere', undefined],
  ])('%s → %s', (at, title) => {
    const entryTo = createEntryFinder(menuOf(routes), createMatcher(routes));
    expect(entryTo(parseLocation(at), undefined)?.meta.title).toBe(title);
  });
});
