import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { parseConfig, setConfig } from '@/lib/config/config';
import { buildRoutes } from '@/lib/router/build-routes';
import { currentLocation, navigate, parseLocation } from '@/lib/router/location';
import { createMatcher } from '@/lib/router/match';
import { store } from '@/lib/state/store';
import { themeAtom, type Theme } from '@/lib/state/theme';
import { FoldButton } from '../header/FoldButton';
import { FrameContext, type FrameData } from '../frame-context';
import { SideMenu } from './SideMenu';
import { ColumnMenu } from './ColumnMenu';
import { HorizontalMenu } from './HorizontalMenu';
import { useMenu, type Menu } from './use-menu';

const page = (path: string, meta: object = {}, rest: object = {}) => ({
  path,
  component: '@/views/index',
  meta: { title: path, ...meta },
  ...rest,
});
const group = (path: string, children: object[], meta: object = {}) => ({
  path,
  component: 'Layout',
  meta: { title: path, ...meta },
  children,
});

interface Options {
  list: object[];
  at?: string;
  config?: object;
  Draw?: (props: { menu: Menu }) => ReactNode;
}

function show({ list, at = '/', config = {}, Draw = ({ menu }) => <SideMenu menu={menu} folded={false} /> }: Options) {
  const parsed = parseConfig(config);
  if (!parsed.ok) throw new Error('config');
  setConfig(parsed.config);
  store.set(themeAtom, { columnStyle: 'vertical' } as Theme);
  navigate(at);
  const routes = buildRoutes({ list: [page('/'), ...list], rights: FULL_RIGHTS, rolesControl: true });
  const matcher = createMatcher(routes);
  const current = matcher(parseLocation(at))?.route;
  const reload = jest.fn();
  const Whole = () => <Draw menu={useMenu({ current, full: at, reload, followed: () => {} })} />;
  renderInView(
    <FrameContext value={{ routes, matcher } as unknown as FrameData}>
      <Whole />
    </FrameContext>,
  );
  return { nav: screen.getByRole('navigation', { name: '主菜单' }), reload };
}
const links = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .slice(1)
    .map((link) => link.textContent);

describe('each field of the platform that the menu shows', () => {
  it('title, in the interface language where it is known', () => {
    const { nav } = show({ list: [page('/x', { title: '产品列表' }), page('/y', { title: '别的' })] });
    expect(links(nav)).toEqual(['/', '产品列表', '别的']);
  });

  it('hidden', () => {
    const { nav } = show({ list: [page('/x', { hidden: true }), page('/y', {}, { hidden: true }), page('/z')] });
    expect(links(nav)).toEqual(['/', '/z']);
  });

  it('levelHidden: its children take its place', () => {
    const { nav } = show({ list: [group('/g', [page('one'), page('two')], { levelHidden: true })] });
    expect(links(nav)).toEqual(['/', 'one', 'two']);
    expect(within(nav).queryAllByRole('button', { expanded: false })).toEqual([]);
    expect(within(nav).queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('icon: by the words in its name', () => {
    const { nav } = show({ list: [page('/x', { icon: 'star-line' }), page('/y', { icon: 'no-such-thing' })] });
    const iconOf = (name: string) => within(nav).getByRole('link', { name }).querySelector('svg')?.className.baseVal;
    expect(iconOf('/x')).toMatch(/lucide-star/);
    expect(iconOf('/y')).toMatch(/lucide-file/);
  });

  it('isCustomSvg: the icon is the address of a picture, and only of one that cannot run', () => {
    const data = 'data:image/svg+xml;utf8,<svg/>';
    const addresses = [
      'https://cdn.example/a.svg',
      data,
      './icons/a.svg',
      'javascript:alert(1)',
      '//evil.example/a',
      'x',
    ];
    const { nav } = show({
      list: [
        ...addresses.map((icon, index) => page(`/${index}`, { icon, isCustomSvg: true })),
        page('/plain', { icon: 'https://cdn.example/a.svg' }),
      ],
    });
    const pictures = [...nav.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['https://cdn.example/a.svg', data, './icons/a.svg']);
    expect(nav.innerHTML).not.toMatch(/javascript:|evil\.example/);
  });

  it('badge, and dot with a name', () => {
    const { nav } = show({ list: [page('/x', { badge: '8' }), page('/y', { dot: true })] });
    expect(within(nav).getByRole('link', { name: '/x 8' })).toHaveTextContent('8');
    expect(within(nav).getByRole('img', { name: '有新内容' }).closest('a')).toHaveAttribute('href', '#/y');
  });

  it('target: a window of its own', () => {
    const { nav } = show({ list: [page('/x', { target: '_blank' }), page('https://example.com/', { title: 'out' })] });
    expect(within(nav).getByRole('link', { name: '/x' })).toHaveAttribute('target', '_blank');
    const out = within(nav).getByRole('link', { name: 'out' });
    expect(out).not.toHaveAttribute('target');
    expect([out.getAttribute('href'), out.getAttribute('rel')]).toEqual([
      'https://example.com/',
      'noopener noreferrer',
    ]);
  });

  it('activeMenu: the entry that is marked for a page the menu does not have', () => {
    const list = [group('/g', [page('list')]), page('/edit', { hidden: true, activeMenu: '/g/list' })];
    const { nav, reload } = show({ list, at: '/edit' });
    const marked = within(nav).getByRole('link', { current: 'page' });
    expect(marked).toHaveTextContent('list');
    // A click on a highlighted entry that is not the current page goes there.
    fireEvent.click(marked);
    expect([currentLocation().path, reload.mock.calls.length]).toEqual(['/g/list', 0]);
  });

  it('noColumn: no second menu beside the page', () => {
    const Draw = ({ menu }: { menu: Menu }) => <ColumnMenu menu={menu} folded={false} onFold={() => {}} />;
    const list = [group('/g', [page('one'), page('wide', { noColumn: true })])];
    const { nav } = show({ list, at: '/g/wide', Draw });
    expect(links(nav)).toEqual(['/']);
    fireEvent.click(within(nav).getByRole('button', { name: '/g' }));
    expect(currentLocation().path).toBe('/g/one');
  });
});

describe('the side menu', () => {
  const list = [group('/a', [page('one'), page('two')]), group('/b', [page('three')])];

  it('the entry of the page that is shown builds it anew', () => {
    const { nav, reload } = show({ list, at: '/a/one' });
    fireEvent.click(within(nav).getByRole('link', { name: 'one' }));
    expect(reload).toHaveBeenCalledTimes(1);
    fireEvent.click(within(nav).getByRole('link', { name: 'two' }));
    expect([currentLocation().path, reload.mock.calls.length]).toEqual(['/a/two', 1]);
  });

  it('opens and closes groups; with uniqueOpened one at a time', () => {
    const { nav } = show({ list, config: { uniqueOpened: true } });
    const [a, b] = within(nav).getAllByRole('button');
    expect([a, b].map((button) => button?.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
    fireEvent.click(b!);
    expect([a, b].map((button) => button?.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  });

  it('scrolls a group with more than 18 children', () => {
    const children = (count: number) => Array.from({ length: count }, (_, index) => page(`p${index}`));
    const { nav } = show({
      list: [group('/a', children(18)), group('/b', children(19))],
      config: { defaultOpeneds: ['/a', '/b'] },
    });
    const scrolls = within(nav)
      .getAllByRole('list')
      .map((part) => part.dataset.scrolls);
    expect(scrolls).toEqual(['false', 'false', 'true']);
  });
});

describe('the folded menu', () => {
  function Draw({ menu }: { menu: Menu }) {
    const [folded, setFolded] = useState(false);
    return (
      <>
        <FoldButton folded={folded} onFold={() => setFolded(!folded)} />
        <SideMenu menu={menu} folded={folded} />
      </>
    );
  }

  it('comes ahead of its button: who goes straight back into the menu keeps the focus', async () => {
    const { nav } = show({ list: [page('/a')], Draw });
    const button = screen.getByRole('button', { name: '折叠菜单' });
    await act(async () => {
      button.focus();
      await import('./folded/FoldedItems');
    });
    fireEvent.click(button);
    const entry = within(nav).getByRole('link', { name: '/a' });
    act(() => entry.focus());
    await waitFor(() => expect(within(nav).getByRole('link', { name: '/a' })).toHaveAttribute('aria-label', '/a'));
    expect(entry).toHaveFocus();
  });
});

describe('the column layout', () => {
  const Draw = ({ menu }: { menu: Menu }) => <ColumnMenu menu={menu} folded={false} onFold={() => {}} />;
  const list = [group('/a', [page('one')]), group('/b', [page('two'), page('three')])];

  it('shows the children of the page’s own first level beside the rail', () => {
    const { nav } = show({ list, at: '/a/one', Draw });
    expect(links(nav)).toEqual(['/', 'one']);
  });

  it('without openFirstMenu a tab shows its children, and the page stays', () => {
    const { nav } = show({ list, at: '/a/one', Draw, config: { openFirstMenu: false } });
    fireEvent.click(within(nav).getByRole('button', { name: '/b' }));
    expect([links(nav), currentLocation().path]).toEqual([['/', 'two', 'three'], '/a/one']);
    expect(within(nav).getByRole('button', { name: '/b' })).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a flyout', () => {
  const Draw = ({ menu }: { menu: Menu }) => <HorizontalMenu menu={menu} folded={false} onFold={() => {}} />;
  const list = [group('/a', [page('one'), page('two')]), page('/b')];

  const Folded = ({ menu }: { menu: Menu }) => <SideMenu menu={menu} folded />;
  it.each([
    ['the bar', 'ArrowDown', 'Escape', Draw],
    ['the bar', 'ArrowDown', 'a click', Draw],
    ['the folded menu', 'ArrowRight', 'Escape', Folded],
    ['the folded menu', 'ArrowRight', 'ArrowLeft', Folded],
    ['the folded menu', 'ArrowRight', 'a click', Folded],
  ])('of %s: %s opens it, %s inside closes it and gives the focus back', async (_, opens, closes, Draw) => {
    await act(() => import('./folded/FoldedItems'));
    const { nav } = show({ list, Draw });
    const button = await within(nav).findByRole('button', { name: '/a' });
    act(() => button.focus());
    fireEvent.keyDown(button, { key: opens });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const entry = within(nav).getByRole('link', { name: 'two' });
    act(() => entry.focus());
    if (closes === 'a click') fireEvent.click(entry);
    else fireEvent.keyDown(entry, { key: closes });
    expect(within(nav).queryByRole('link', { name: 'two' })).toBeNull();
    expect(button).toHaveFocus();
  });

  it('opens by hover after a moment, and by a click of a mouse stays open', () => {
    jest.useFakeTimers();
    const { nav } = show({ list, Draw });
    const button = within(nav).getByRole('button', { name: '/a' });
    fireEvent.pointerEnter(button.parentElement!, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(100));
    expect(within(nav).getByRole('link', { name: 'two' })).toBeInTheDocument();
    fireEvent.click(button, { detail: 1 });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    fireEvent.pointerLeave(button.parentElement!, { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(250));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    jest.useRealTimers();
  });
});

describe('an entry that leads to another route', () => {
  const page7 = { path: '/seven/:id', component: '@/views/index', meta: { title: 'seven', hidden: true } };
  const list = [
    group('/first', [page('one')]),
    group('/second', [
      { path: '/first/one', meta: { title: 'alias' } },
      { path: '/seven/7', meta: { title: 'filled in' } },
      { path: '/moved', redirect: '/seven/8', meta: { title: 'moved' } },
    ]),
    page('/list'),
    group('/third', [page('/list?state=new', { title: 'new ones' }), page('/list?state=old', { title: 'old ones' })]),
    page7,
  ];
  const marked = (nav: HTMLElement) =>
    within(nav)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent);

  it.each([
    ['/seven/7', 'filled in', '/second'],
    ['/seven/8', 'moved', '/second'],
    ['/list?state=new', 'new ones', '/third'],
    ['/list?state=old&pageNo=2', 'old ones', '/third'],
  ])('at %s: %s is marked, its group %s open, and a click reloads', (at, name, above) => {
    const { nav, reload } = show({ list, at });
    expect(within(nav).getByRole('button', { name: above })).toHaveAttribute('aria-expanded', 'true');
    expect(marked(nav)).toEqual([name]);
    fireEvent.click(within(nav).getByRole('link', { name }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not marked beside the entry of the route itself, and reloads it all the same', () => {
    const { nav, reload } = show({ list, at: '/first/one', config: { defaultOpeneds: ['/first', '/second'] } });
    expect(marked(nav)).toEqual(['one']);
    fireEvent.click(within(nav).getByRole('link', { name: 'alias' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('of a list whose query no entry names, the plain one is marked', () => {
    expect(marked(show({ list, at: '/list?state=gone' }).nav)).toEqual(['/list']);
  });
});

it('shows no group that holds nothing but a redirect to itself', () => {
  const { nav } = show({
    list: [
      { ...group('/self', []), redirect: '/self' },
      group('/self2', [{ path: '/self2', redirect: '/self2', meta: { title: 'inner' } }]),
      page('/z'),
    ],
  });
  expect(links(nav)).toEqual(['/', '/z']);
  expect(within(nav).queryByRole('button', { name: '/self2' })).toBeNull();
});

it('draws the icons of nested entries where the platform sends them, and indents each level', () => {
  const deep = group('/a', [
    page('one', { icon: 'star-line' }),
    page('two'),
    group('b', [group('c', [group('d', [page('leaf', { icon: 'mail-line' })])])]),
  ]);
  const { nav } = show({ list: [deep], config: { defaultOpeneds: ['/a', '/a/b', '/a/b/c', '/a/b/c/d'] } });
  const iconOf = (name: string) => within(nav).getByRole('link', { name }).querySelector('svg')?.className.baseVal;
  expect([iconOf('one'), iconOf('two'), iconOf('leaf')]).toEqual([
    expect.stringMatching(/lucide-star/),
    undefined,
    expect.stringMatching(/lucide-mail/),
  ]);
  const depth = (row: HTMLElement) => Number(row.style.getPropertyValue('--depth'));
  const groups = ['/a', 'b', 'c', 'd'].map((name) => depth(within(nav).getByRole('button', { name })));
  expect([...groups, depth(within(nav).getByRole('link', { name: 'leaf' }))]).toEqual([0, 1, 2, 3, 4]);
});

it.each([
  ['99', '99'],
  ['100', '99+'],
  ['twelve chars', 'twelve chars'],
  ['more than twelve', 'more than tw…'],
])('draws the badge %s as %s, and says it whole', (badge, drawn) => {
  const { nav } = show({ list: [page('/x', { badge })] });
  const link = within(nav).getByRole('link', { name: `/x ${badge}` });
  expect(within(link).getByText(drawn, { ignore: '.visually-hidden' })).toBeInTheDocument();
});
