import { act, render } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import { navigate } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { store, StoreProvider, useAtomValue } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { useFramePlace } from './use-frame-place';

const never = new Promise<never>(() => {});
const tab = (full: string): Tab => ({
  ...{ id: full, full, route: full, title: full, revision: 0 },
  ...{ shown: true, closable: true, pinned: false, dynamic: false, keepAlive: true },
});

let shown: string[] = [];

/** A frame that opens a tab for each place, and whose page `/slow` is never loaded. */
function Frame() {
  const { full } = useFramePlace(useAtomValue(tabsAtom));
  useLayoutEffect(() => {
    if (shown.at(-1) !== full) shown.push(full);
    store.set(tabsAtom, (open) => (open.some((other) => other.full === full) ? open : [...open, tab(full)]));
  }, [full]);
  if (full === '/slow') use(never);
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  shown = [];
  store.set(tabsAtom, [tab('/home'), tab('/slow')]);
  history.replaceState(null, '', '#/home');
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

test('a page opened while the frame still follows to another one does not bring back the page that was left', async () => {
  await go('/slow');
  await go('/new');
  expect(shown).toEqual(['/home', '/new']);
});
