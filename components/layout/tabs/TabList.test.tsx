import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInView } from '@/components/ui/testing/render';
import type { Tab } from '@/lib/router/tabs';
import { store, useAtomValue } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { OpenPagesPanel } from './OpenPagesPanel';
import { TabList } from './TabList';

const tab = (full: string): Tab => ({
  ...{ id: full, full, route: full, title: full, revision: 0 },
  ...{ shown: true, closable: true, pinned: false, dynamic: false, keepAlive: true },
});
const nothing = () => {};

beforeEach(() => history.replaceState(null, '', '#/a'));

function Bar({ open }: { open: Tab[] }) {
  const [tabs, setTabs] = useState(open);
  return (
    <TabList
      {...{ tabs, current: tabs[0], look: 'card', icons: false, onChoose: nothing, onMenu: nothing }}
      onClose={(closed) => setTabs(tabs.filter((one) => one !== closed))}
    />
  );
}

test.each([
  ['/b', '/c'],
  ['/c', '/b'],
])('the focused tab %s is closed by Delete: %s gets the focus', (closed, heir) => {
  renderInView(<Bar open={['/a', '/b', '/c'].map(tab)} />);
  const focused = screen.getByRole('tab', { name: closed });
  act(() => focused.focus());
  fireEvent.keyDown(focused, { key: 'Delete' });
  expect(screen.queryByRole('tab', { name: closed })).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: heir })).toHaveFocus();
});

test.each([
  ['/b', 'ArrowRight', { ctrlKey: true, shiftKey: true }, '/a /c /b'],
  ['/c', 'ArrowLeft', { metaKey: true, shiftKey: true }, '/a /c /b'],
  // The first one stays where it is.
  ['/b', 'ArrowLeft', { ctrlKey: true, shiftKey: true }, '/a /b /c'],
  ['/b', 'ArrowRight', { shiftKey: true }, '/a /b /c'],
  ['/b', 'ArrowUp', { ctrlKey: true, shiftKey: true }, '/a /b /c'],
])('the tabs after a key at %s: %s with %j', (name, key, held, order) => {
  const open = ['/a', '/b', '/c'].map(tab);
  store.set(tabsAtom, open);
  renderInView(<Bar open={open} />);
  fireEvent.keyDown(screen.getByRole('tab', { name }), { key, ...held });
  expect(store.get(tabsAtom).map(({ full }) => full)).toEqual(order.split(' '));
});

function Panel() {
  return <OpenPagesPanel anchor={document.body} tabs={useAtomValue(tabsAtom)} onClose={nothing} />;
}
const openPanel = async (count: number) => {
  const titles = Array.from({ length: count }, (_, at) => `/${'abcdefghij'[at]}`);
  store.set(tabsAtom, titles.map(tab));
  renderInView(<Panel />);
  await screen.findByRole('dialog');
};
const entry = (name: string) => screen.getByRole('button', { name });

test.each([
  ['/b', '/c'],
  ['/c', '/b'],
])('in the list of open pages %s is closed: %s gets the focus', async (closed, heir) => {
  await openPanel(3);
  fireEvent.click(entry(`关闭“${closed}”`));
  expect(screen.queryByRole('button', { name: closed })).not.toBeInTheDocument();
  expect(entry(heir)).toHaveFocus();
});

test('many open pages are searched, and an arrow goes from the search to the first that was found', async () => {
  await openPanel(9);
  const search = screen.getByRole('textbox');
  expect(search).toHaveFocus();
  fireEvent.change(search, { target: { value: 'd' } });
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(entry('/d')).toHaveFocus();
});

it('each of the open pages says what is about it, and one of which there is nothing to say names nothing', async () => {
  store.set(tabsAtom, [tab('/a'), { ...tab('/b'), pinned: true }]);
  renderInView(<Panel />);
  await screen.findByRole('dialog');
  expect(entry('/b')).toHaveAccessibleDescription('已固定');
  expect(entry('/a')).not.toHaveAttribute('aria-describedby');
});
