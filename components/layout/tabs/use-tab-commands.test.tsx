import { act, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { currentLocation, hrefOf, navigate } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import { store } from '@/lib/state/store';
import { closedTabsAtom, tabsAtom } from '@/lib/state/tabs';
import { useTabCommands } from './use-tab-commands';

const tab = (full: string, more: Partial<Tab> = {}): Tab => ({
  ...{ id: full, full, route: full.split('?')[0]!, title: full, revision: 0 },
  ...{ shown: true, closable: true, pinned: false, dynamic: false, keepAlive: true },
  ...more,
});
const home = tab('/', { closable: false });
const one = tab('/ProductAdd?id=1', { dynamic: true });
const other = tab('/ProductAdd?id=2', { dynamic: true });
const list = tab('/Product?status=online&pageNo=2');

function Commands({ of }: { of: Tab }) {
  const commands = useTabCommands()(of, store.get(tabsAtom));
  return commands.map(({ key, label, run }) => (
    <button key={key} onClick={run}>
      {label}
    </button>
  ));
}

/** Presses a command of a tab while the first record is in front. */
function press(of: Tab, name: string) {
  navigate(one.full);
  store.set(tabsAtom, [home, one, other, list]);
  store.set(closedTabsAtom, []);
  const { unmount } = renderInView(<Commands of={of} />);
  act(() => screen.getByRole('button', { name }).click());
  unmount();
}
const open = () => store.get(tabsAtom).map(({ full, revision, pinned }) => [full, revision, pinned] as const);

test.each([one, other, list])('a new window opens $full, with its query', (of) => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  press(of, '在新窗口打开');
  expect(opened.mock.calls).toEqual([[hrefOf(of.full), '_blank', 'noopener,noreferrer']]);
});

test.each([one, other, list])('of two records of one page, refresh, pin and close act on $full', (of) => {
  press(of, '刷新');
  expect(open().filter(([, revision]) => revision > 0)).toEqual([[of.full, 1, false]]);
  press(of, '固定');
  expect(open().filter(([, , pinned]) => pinned)).toEqual([[of.full, 0, true]]);
  press(of, '关闭');
  const left = [home, one, other, list].filter((each) => each !== of);
  expect(open().map(([full]) => full)).toEqual(left.map(({ full }) => full));
  press(of, '关闭其他');
  expect([open().map(([full]) => full), currentLocation().full]).toEqual([['/', of.full], of.full]);
});

test.each([one, other, list])('reopened, $full has its query again', (of) => {
  press(of, '关闭');
  const { unmount } = renderInView(<Commands of={home} />);
  act(() => screen.getByRole('button', { name: '恢复刚关闭的标签' }).click());
  unmount();
  expect(open().map(([full]) => full)).toEqual([home, one, other, list].map(({ full }) => full));
  expect(currentLocation().full).toBe(of.full);
});
