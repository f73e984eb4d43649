import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, type ComponentProps } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { parseConfig, setConfig } from '@/lib/config/config';
import { buildRoutes } from '@/lib/router/build-routes';
import { navigate } from '@/lib/router/location';
import { createMatcher } from '@/lib/router/match';
import { forgetTabs } from '@/lib/state/tabs';
import { loadTheme } from '@/lib/state/theme';
import { Frame } from './Frame';
import { FrameContext, type FrameData } from './frame-context';

/** What was rendered since the press, by part: of entries and tabs which ones. Frame, header and groups are counted, too. */
let mockDone: Record<string, string[]> = {};
function mockCount(part: string, name = '') {
  (mockDone[part] ??= []).push(name);
}
function mockPart(part: string) {
  return function Part() {
    mockCount(part);
    return null;
  };
}

jest.mock('./notices/FrameNotices', () => ({ FrameNotices: mockPart('frame') }));
jest.mock('./header/UserMenu', () => ({ UserMenu: mockPart('header') }));
jest.mock('./menu/menu-parts', () => {
  const actual = jest.requireActual<typeof import('./menu/menu-parts')>('./menu/menu-parts');
  return {
    ...actual,
    MenuLink: function MenuLink(props: ComponentProps<typeof actual.MenuLink>) {
      mockCount('entry', props.href);
      return <actual.MenuLink {...props} />;
    },
    MenuButton: function MenuButton(props: ComponentProps<typeof actual.MenuButton>) {
      mockCount('group', `${props['aria-expanded']}`);
      return <actual.MenuButton {...props} />;
    },
  };
});
jest.mock('./header/crumbs', () => {
  const actual = jest.requireActual<typeof import('./header/crumbs')>('./header/crumbs');
  return {
    ...actual,
    Trail: function Trail(props: ComponentProps<typeof actual.Trail>) {
      mockCount('breadcrumb');
      useEffect(() => mockCount('breadcrumb mounted'), []);
      return <actual.Trail {...props} />;
    },
  };
});
jest.mock('@/lib/state/tabs', () => {
  const actual = jest.requireActual<typeof import('@/lib/state/tabs')>('@/lib/state/tabs');
  return {
    ...actual,
    useIsDirty: function useIsDirty(id: string) {
      mockCount('tab', id);
      return actual.useIsDirty(id);
    },
  };
});
jest.mock('./views/stage', () => {
  const { useOpenPage } = jest.requireActual<typeof import('./open-page')>('./open-page');
  return {
    Outlet: function Outlet() {
      const { tab } = useOpenPage();
      mockCount('page', tab?.full);
      return null;
    },
  };
});

const page = (path: string) => ({ path, component: '@/views/index', meta: { title: path } });
const GROUPS = ['/a', '/b', '/c', '/d', '/e', '/f'];
const list = [
  page('/'),
  ...GROUPS.map((path) => ({
    path,
    component: 'Layout',
    meta: { title: path },
    children: Array.from({ length: 9 }, (_, at) => page(`${path}/${at}`)),
  })),
];

const settle = () => act(() => jest.advanceTimersByTimeAsync(2_000));

/** What a press of an entry of the menu renders. */
async function press(name: string) {
  mockDone = {};
  fireEvent.click(within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('link', { name }));
  await settle();
  return mockDone;
}

beforeEach(async () => {
  jest.useFakeTimers();
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const parsed = parseConfig({ defaultOpeneds: GROUPS });
  if (parsed.ok) setConfig(parsed.config);
  loadTheme();
  forgetTabs();
  navigate('/');
  const routes = buildRoutes({ list, rights: FULL_RIGHTS, rolesControl: true });
  const frame = { routes, matcher: createMatcher(routes), guest: false } as unknown as FrameData;
  renderInView(
    <FrameContext value={frame}>
      <Frame />
    </FrameContext>,
  );
  await settle();
  await settle();
  expect(await screen.findAllByRole('tab')).toHaveLength(1);
});
afterEach(() => jest.useRealTimers());

test('a press of a link to a new page renders once what changes, with the tab of that page', async () => {
  await press('/a/1');
  expect(await press('/b/2')).toEqual({
    breadcrumb: [''],
    entry: ['#/a/1', '#/b/2'],
    page: ['/b/2'],
    tab: ['/a/1', '/b/2'],
  });
});

test('a press of a link to an open page does so, too', async () => {
  await press('/a/1');
  await press('/b/2');
  expect(await press('/a/1')).toEqual({
    breadcrumb: [''],
    entry: ['#/a/1', '#/b/2'],
    page: ['/a/1'],
    tab: ['/a/1', '/b/2'],
  });
});

test('a group that closes renders its own row, and no entry that is there', async () => {
  mockDone = {};
  fireEvent.click(screen.getByRole('button', { name: '/b' }));
  expect(mockDone).toEqual({ group: ['false'] });
});
