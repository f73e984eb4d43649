import { act, screen, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { FULL_RIGHTS } from '@/lib/auth/permission';
import { parseConfig, setConfig } from '@/lib/config/config';
import { buildRoutes } from '@/lib/router/build-routes';
import { navigate } from '@/lib/router/location';
import { createMatcher } from '@/lib/router/match';
import { errorLogAtom } from '@/lib/state/error-log';
import { messagesAtom, showMessage } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { loadTheme } from '@/lib/state/theme';
import { Frame } from './Frame';
import { FrameContext, type FrameData } from './frame-context';
import { Messages } from './Messages';
import { openOverlay } from './overlay';

/** An error in any part of the frame removes that part only (bar C6). */

let mockBroken = '';
function mockPart(name: string) {
  return function Part() {
    if (mockBroken === name) throw new Error(`${name} is broken`);
    return <p>{name}</p>;
  };
}

jest.mock('./menu/SideMenu', () => ({ SideMenu: mockPart('the menu') }));
jest.mock('./header/UserMenu', () => ({ UserMenu: mockPart('the user menu') }));
jest.mock('./header/header-items', () => ({
  HEADER_ITEMS: [{ key: 'item', isOn: () => true, onPhone: true, Item: mockPart('an item of the header') }],
}));
jest.mock('./header/Breadcrumb', () => ({ Breadcrumb: mockPart('the header') }));
jest.mock('./notices/FrameNotices', () => ({ FrameNotices: mockPart('the notices') }));
jest.mock('./views/stage', () => ({ Outlet: mockPart('the page') }));
jest.mock('./tabs/TabsBar', () => ({ TabsBar: mockPart('the tabs bar') }));
jest.mock('./commands/ShortcutDialog', () => ({ ShortcutDialog: mockPart('a dialog') }));
jest.mock('@/lib/i18n/error-text', () => ({
  useErrorText: () => (error: unknown) => {
    if (mockBroken === 'a message') throw new Error('a message is broken');
    return String(error);
  },
}));

const PARTS = [
  'the header',
  'an item of the header',
  'the user menu',
  'the menu',
  'the tabs bar',
  'the notices',
  'the page',
  'a dialog',
];

async function draw(broken: string) {
  mockBroken = broken;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const parsed = parseConfig({ errorLog: true });
  if (parsed.ok) setConfig(parsed.config);
  loadTheme();
  store.set(errorLogAtom, []);
  store.set(messagesAtom, []);
  navigate('/');
  const list = [{ path: '/', component: '@/views/index', meta: { title: '首页' } }];
  const routes = buildRoutes({ list, rights: FULL_RIGHTS, rolesControl: true });
  const frame = { routes, matcher: createMatcher(routes), guest: false } as unknown as FrameData;
  renderInView(
    <FrameContext value={frame}>
      <Frame />
      <Messages />
    </FrameContext>,
  );
  await act(async () => openOverlay('shortcuts'));
}
/** Parts that are rendered inside another part and disappear with it. */
const WITHIN: Record<string, string[]> = { 'the header': ['an item of the header', 'the user menu'] };

test.each(PARTS)('without %s the rest is shown, and the error is in the log and said once', async (broken) => {
  await draw(broken);
  const others = PARTS.filter((part) => part !== broken && !WITHIN[broken]?.includes(part));
  for (const part of others) expect(await screen.findByText(part)).toBeInTheDocument();
  expect(screen.queryByText(broken, { exact: true })).toBeNull();
  // The tabs bar comes when nothing is more urgent.
  await waitFor(() => expect(store.get(errorLogAtom).map(({ err }) => err.message)).toEqual([`${broken} is broken`]));
  if (broken !== 'the page') {
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(`${broken} is broken`);
    return;
  }
  expect(screen.getByRole('button', { name: '重试', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回首页', hidden: true })).toHaveAttribute('href', '#/');
});

test('a message that cannot be drawn goes, and the others stay', async () => {
  await draw('a message');
  act(() => {
    showMessage('success', 'before');
    store.set(messagesAtom, (messages) => [...messages, { id: 1e6, kind: 'error', error: new Error('x') }]);
    showMessage('info', 'after');
  });
  await waitFor(() => expect(store.get(messagesAtom).map(({ text }) => text)).toEqual(['before', 'after']));
  for (const text of ['before', 'after']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(store.get(errorLogAtom).map(({ err }) => err.message)).toEqual(['a message is broken']);
  for (const part of PARTS) expect(await screen.findByText(part)).toBeInTheDocument();
});
