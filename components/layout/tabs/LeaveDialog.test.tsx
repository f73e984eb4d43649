import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { currentLocation, navigate } from '@/lib/router/location';
import type { Tab } from '@/lib/router/tabs';
import type { Unsaved } from '@/lib/router/view';
import { store, useAtomValue } from '@/lib/state/store';
import { dirtyTabsAtom, tabsAtom } from '@/lib/state/tabs';
import { LeaveDialog } from './LeaveDialog';
import { closeTabs, leaveForm, leaveRequestAtom, moveView, reloadTab, setViewUnsaved } from './tab-actions';

const tab = (full: string, title: string): Tab => ({
  ...{ id: full, full, route: full, title, revision: 0 },
  ...{ shown: true, closable: true, pinned: false, dynamic: true, keepAlive: true },
});
const list = tab('/list', 'List');
const pump = tab('/pump', 'Pump');
const post = tab('/post', 'Post');

function Host() {
  const request = useAtomValue(leaveRequestAtom);
  return request && <LeaveDialog request={request} />;
}

/** Asks about unsaved input, with the list in front. */
function ask(action: () => void, unsaved: Record<string, Partial<Unsaved>>) {
  store.set(leaveRequestAtom, undefined);
  store.set(tabsAtom, [list, pump, post]);
  store.set(dirtyTabsAtom, new Map());
  navigate(list.full);
  for (const [id, part] of Object.entries(unsaved)) setViewUnsaved(id, () => ({ isKept: true, ...part }));
  renderInView(<Host />);
  act(action);
}
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const open = () => store.get(tabsAtom).map(({ id }) => id);
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const closePump = () => closeTabs(pump, 'one');
const closeAll = () => closeTabs(list, 'all');

test('the dialog names the record; nothing in it is red while a draft is kept', () => {
  ask(closePump, { [pump.id]: { name: 'YQ-1', save: async () => true } });
  expect(screen.getByRole('dialog', { name: '“YQ-1”有未保存的更改' })).toHaveAccessibleDescription(/本机草稿会保留/);
  expect(buttons()).toEqual(['关闭并保留草稿', '取消', '保存并关闭']);
  expect(document.querySelector('[data-color="error"]')).toBeNull();
  expect(screen.getByRole('button', { name: '保存并关闭' })).toHaveFocus();
});

test('cancelled, everything stays; closed with the draft, nothing is saved', async () => {
  const save = jest.fn(async () => true);
  ask(closePump, { [pump.id]: { save } });
  await press('取消');
  expect([buttons(), open().length, store.get(dirtyTabsAtom).size]).toEqual([[], 3, 1]);
  act(closePump);
  await press('关闭并保留草稿');
  expect([buttons(), open()]).toEqual([[], [list.id, post.id]]);
  expect(save).not.toHaveBeenCalled();
});

test('a new record that gets its address while it is saved is closed all the same', async () => {
  const save = async () => {
    moveView(pump.id, () => '/pump?id=7');
    return true;
  };
  ask(closePump, { [pump.id]: { save } });
  await press('保存并关闭');
  await waitFor(() => expect(open()).toEqual([list.id, post.id]));
});

test('of several the first that is not saved is shown, and none is closed', async () => {
  const save = jest.fn(async () => true);
  ask(closeAll, { [pump.id]: { save }, [post.id]: { name: 'How to', save: async () => false } });
  expect(screen.getByRole('dialog', { name: '2 个页面有未保存的更改' })).toHaveTextContent('Pump和How to：');
  await press('保存并关闭');
  await waitFor(() => expect(currentLocation().full).toBe(post.full));
  expect([save.mock.calls.length, open().length, buttons()]).toEqual([1, 3, []]);
});

test('what no draft keeps is named, and given up in red', async () => {
  ask(closeAll, { [pump.id]: { isKept: false, name: 'stock.csv' }, [post.id]: { save: async () => true } });
  expect(screen.getByRole('dialog')).toHaveTextContent('stock.csv：填写的内容没有保留在此设备上');
  expect(buttons()).toEqual(['取消', '放弃更改']);
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  expect(screen.getByRole('button', { name: '放弃更改' })).toHaveAttribute('data-color', 'error');
  await press('放弃更改');
  expect(open()).not.toContain(pump.id);
});

test('what the browser does not store can still be saved', () => {
  ask(closePump, { [pump.id]: { isKept: false, save: async () => true } });
  expect(buttons()).toEqual(['放弃更改', '取消', '保存并关闭']);
});

test('a view is reloaded by words of its own', async () => {
  const forget = jest.fn();
  ask(() => reloadTab(pump, forget), { [pump.id]: { save: async () => true } });
  expect(buttons()).toEqual(['刷新并保留草稿', '取消', '保存并刷新']);
  await press('保存并刷新');
  await waitFor(() => expect(forget).toHaveBeenCalled());
});

test('a form in a view is left as a tab is, and at once when all is saved', async () => {
  const leave = jest.fn();
  ask(() => leaveForm(list.id, leave), { [list.id]: { name: '张伟', save: async () => true } });
  await press('关闭并保留草稿');
  expect([leave.mock.calls.length, open().length]).toEqual([1, 3]);
  setViewUnsaved(list.id, undefined);
  act(() => leaveForm(list.id, leave));
  expect(leave).toHaveBeenCalledTimes(2);
});
