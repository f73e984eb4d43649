import { act, render } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import { navigate } from '@/lib/router/location';
import type { Matcher } from '@/lib/router/match';
import type { RouteNode } from '@/lib/router/route';
import { tabFor, type Tab } from '@/lib/router/tabs';
import { store, StoreProvider, useAtomValue } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { useFrameLocation } from './use-frame-location';

const never = new Promise<never>(() => {});
const tab = (full: string): Tab => ({
  ...{ id: full, full, route: full, title: full, revision: 0 },
  ...{ shown: true, closable: true, pinned: false, dynamic: false, keepAlive: true },
});

/** Each path is a route of its own, whatever its query. */
const matcher: Matcher = ({ path }) => ({ route: { path, link: path } as RouteNode, params: {} });

let shown: string[] = [];

/** A frame that opens a tab for each location, and whose page `/slow` is never loaded. */
function Frame() {
  const location = useFrameLocation(useAtomValue(tabsAtom), matcher);
  const { full } = location;
  useLayoutEffect(() => {
    if (shown.at(-1) !== full) shown.push(full);
    store.set(tabsAtom, (open) => (tabFor(open, location, matcher) ? open : [...open, tab(full)]));
  }, [full, location]);
  if (full === '/slow') use(never);
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  shown = [];
  store.set(tabsAtom, [tab('/home'), tab('/slow')]);
  navigate('/home', { replace: true });
  render(
    <StoreProvider store={store}>
      <Suspense>
        <Frame />
      </Suspense>
    </StoreProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const go = async (full: string) => {
  await act(async () => navigate(full));
  await act(async () => jest.advanceTimersByTime(1000));
};

test('the frame follows to a page that is open', async () => {
  await go('/new');
  await go('/home');
  expect(shown).toEqual(['/home', '/new', '/home']);
});

test('the view of an open page is shown before the frame follows, also with another query', async () => {
  await act(async () => navigate('/slow?q=1'));
  expect(shown).toEqual(['/home']);
});

test('a page that changes its own query is rendered for it at once', async () => {
  await act(async () => navigate('/home?q=1'));
  expect(shown).toEqual(['/home', '/home?q=1']);
});

test('a page opened while the frame still follows to another one does not bring back the page that was left', async () => {
  await go('/slow');
  await go('/new');
  expect(shown).toEqual(['/home', '/new']);
});
