import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { TreeNode } from '@/lib/util/tree';
import { renderInView } from '@/components/ui/testing/render';
import { parseConfig, setConfig } from '@/lib/config/config';
import { clearMessages, messagesAtom } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { Tree } from './Tree';
import { moved, type TreeMove } from './tree-moves';
import type { TreeEdit, TreeProps } from './tree-types';
import { useOpenBranches } from './use-open-branches';

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, label: `Node ${id}`, children });
const NODES = [node('a', node('a1', node('a11')), node('a2')), node('b'), node('c', node('c1'))];

type Options = Partial<TreeProps> & { first?: string[]; run?: (move: TreeMove) => Promise<unknown>; depth?: number };

/** Moves nodes as a screen does: at once, and back if the platform refuses. */
function Page({ first = ['a'], run, depth = 4, ...props }: Options) {
  const [nodes, setNodes] = useState(NODES);
  const [selected, setSelected] = useState<string>();
  const open = useOpenBranches(first);
  const send = async (move: TreeMove) => {
    setNodes(moved(nodes, move));
    await run!(move).catch((error: unknown) => {
      setNodes(nodes);
      throw error;
    });
  };
  return (
    <Tree
      label="Groups"
      nodes={nodes}
      open={open}
      selected={selected}
      onSelect={setSelected}
      moves={run && { depth, run: send }}
      {...props}
    />
  );
}

const item = (name: string) => screen.getByRole('treeitem', { name });
const names = () => screen.getAllByRole('treeitem').map((element) => element.getAttribute('data-id'));
const focused = () => document.activeElement?.getAttribute('data-id');
const keydown = (key: string) => new KeyboardEvent('keydown', { key, altKey: true, bubbles: true });
const user = userEvent.setup();

function configure(config: object) {
  const parsed = parseConfig(config);
  if (!parsed.ok) throw new Error('config');
  setConfig(parsed.config);
}

describe('a tree', () => {
  test('says of each node its level, its place and whether it is open', () => {
    renderInView(<Page />);
    expect(names()).toEqual(['a', 'a1', 'a2', 'b', 'c']);
    const shown = (name: string) =>
      ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((key) => item(name).getAttribute(key));
    expect(shown('Node a')).toEqual(['1', '1', '3', 'true']);
    expect(shown('Node a2')).toEqual(['2', '2', '2', null]);
    expect(shown('Node c')).toEqual(['1', '3', '3', 'false']);
  });

  test('is one stop of Tab, and arrows, Home and End go through it', async () => {
    renderInView(<Page />);
    await user.tab();
    expect(focused()).toBe('a');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('a2');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('a');
    await user.keyboard('{ArrowLeft}');
    expect(names()).toEqual(['a', 'b', 'c']);
    await user.keyboard('{End}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('c1');
    await user.keyboard('{Home}');
    expect(focused()).toBe('a');
    expect(screen.getAllByRole('treeitem').filter((element) => element.tabIndex === 0)).toHaveLength(1);
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  test('opens all siblings by *, and finds by letters', async () => {
    renderInView(<Page first={[]} />);
    await user.tab();
    await user.keyboard('*');
    expect(names()).toEqual(['a', 'a1', 'a2', 'b', 'c', 'c1']);
    await user.keyboard('node b');
    expect(focused()).toBe('b');
  });

  test('chooses by Enter, Space and a press; not what is disabled', async () => {
    renderInView(<Page disabled={(id) => id === 'b'} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(item('Node a1')).toHaveAttribute('aria-selected', 'true');
    await user.click(item('Node b'));
    expect(item('Node b')).toHaveAttribute('aria-selected', 'false');
    await user.click(item('Node c'));
    expect(item('Node c')).toHaveAttribute('aria-selected', 'true');
  });

  test('keeps its stop of Tab when the node that had it goes with its branch', async () => {
    renderInView(<Page />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('a2');
    await user.click(item('Node a').querySelector('[data-twist]')!);
    expect(focused()).toBe('a');
    expect(screen.getAllByRole('treeitem').filter((element) => element.tabIndex === 0)).toHaveLength(1);
  });
});

describe('the menu of a node', () => {
  const actions: TreeProps['actions'] = ({ label }, moving) => [
    { key: 'open', label: `Open ${label}`, run: () => opened(label), shortcut: 'F2' },
    ...moving,
  ];
  const opened = jest.fn();

  test('opens with Shift+F10, and its keys work without it', async () => {
    renderInView(<Page actions={actions} run={async () => {}} />);
    await user.tab();
    await user.keyboard('{F2}');
    expect(opened).toHaveBeenCalledWith('Node a');
    await user.keyboard('{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((entry) => entry.textContent),
    ).toEqual(['Open Node a', '上移', '下移', '移动到…']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe('a'));
  });
});

describe('moving', () => {
  test('by keys sends one command each, keeps the focus and says where the node is', async () => {
    const run = jest.fn(async () => {});
    renderInView(<Page run={run} />);
    await user.click(item('Node b'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(run.mock.calls).toEqual([[{ id: 'b', parentId: '', before: 'a' }]]);
    expect(names()).toEqual(['b', 'a', 'a1', 'a2', 'c']);
    expect(screen.getByRole('log')).toHaveTextContent('“Node b”已移到顶层，第 1 个，共 3 个');
    await waitFor(() => expect(focused()).toBe('b'));
    await user.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
    expect(screen.getByRole('log')).toHaveTextContent('“Node b”已移到“Node a”内，第 3 个，共 3 个');
    expect(run).toHaveBeenLastCalledWith({ id: 'b', parentId: 'a' });
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(names()).toEqual(['a', 'a1', 'a2', 'b', 'c']);
  });

  test('by keys pressed before the tree is rendered again goes on from where the key before has led', () => {
    const run = jest.fn(async () => {});
    renderInView(<Page run={run} />);
    const node = item('Node b');
    act(() => {
      node.focus();
      for (const key of ['ArrowUp', 'ArrowDown']) node.dispatchEvent(keydown(key));
    });
    expect(run.mock.calls).toEqual([
      [{ id: 'b', parentId: '', before: 'a' }],
      [{ id: 'b', parentId: '', before: 'c' }],
    ]);
  });

  test('that the platform refuses puts the node back and says so', async () => {
    let refuse: (error: Error) => void = () => {};
    renderInView(<Page run={() => new Promise((_, reject) => (refuse = reject))} />);
    await user.click(item('Node c'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()).toEqual(['a', 'a1', 'a2', 'c', 'b']);
    await act(async () => refuse(new Error('no')));
    expect(names()).toEqual(['a', 'a1', 'a2', 'b', 'c']);
    expect(screen.getByRole('log')).toHaveTextContent('“Node c”未移动，已放回原处');
  });

  test('is not sent where it cannot be: at an edge, or deeper than the tree may be', async () => {
    const run = jest.fn(async () => {});
    renderInView(<Page run={run} depth={3} />);
    await user.click(item('Node a'));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByRole('log')).toHaveTextContent('已经是第一个');
    // c has two levels, so below a2 it would reach the fourth.
    await user.click(item('Node c'));
    await user.keyboard('{Alt>}{ArrowUp}{ArrowRight}{/Alt}');
    expect(run).toHaveBeenCalledTimes(2);
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('goes without a drag, by the dialog', async () => {
    const run = jest.fn(async () => {});
    renderInView(<Page run={run} />);
    await user.click(item('Node b'));
    await user.keyboard('{Shift>}{F10}{/Shift}');
    await user.click(await screen.findByRole('menuitem', { name: '移动到…' }));
    const dialog = await screen.findByRole('dialog', { name: '移动“Node b”' });
    expect(within(dialog).getByRole('treeitem', { name: 'Node b' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(dialog).getByRole('treeitem', { name: 'Node a' }));
    await user.selectOptions(within(dialog).getByRole('combobox', { name: '位置' }), '排在“Node a1”之后');
    await user.click(within(dialog).getByRole('button', { name: '移动' }));
    expect(run).toHaveBeenCalledWith({ id: 'b', parentId: 'a', before: 'a2' });
    expect(names()).toEqual(['a', 'a1', 'b', 'a2', 'c']);
  });
});

describe('a name written in the tree', () => {
  const edit = (change: Partial<TreeEdit>): TreeEdit => ({
    at: { id: 'b' },
    label: 'Name',
    value: 'Node b',
    maxLength: 64,
    save: async () => {},
    close: () => {},
    ...change,
  });

  test('is saved by Enter, and given back by Escape', async () => {
    const [save, close] = [jest.fn(async () => {}), jest.fn()];
    renderInView(<Page edit={edit({ save, close })} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, ' New name {Enter}');
    expect(save).toHaveBeenCalledWith('New name');
    expect(close).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('stays with the reason when it is refused, and is not sent while an input method composes', async () => {
    const [save, close] = [jest.fn(async () => Promise.reject(new Error('no'))), jest.fn()];
    renderInView(<Page edit={edit({ at: { parentId: 'a', before: 'a2' }, value: '', save, close })} />);
    expect(names()).toEqual(['a', 'a1', ' new', 'a2', 'b', 'c']);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.type(field, '泵');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(save).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('发生意外错误');
    expect(field).toHaveValue('泵');
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a tree in a preview', () => {
  beforeEach(() => {
    clearMessages();
    configure({ preview: true });
  });
  afterEach(() => configure({}));

  test('offers its moves locked, and says why a key does not move', async () => {
    const run = jest.fn(() => Promise.resolve());
    renderInView(<Page run={run} />);
    act(() => item('Node b').focus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(run).not.toHaveBeenCalled();
    expect(store.get(messagesAtom)).toEqual([expect.objectContaining({ kind: 'info' })]);
    await user.keyboard('{Shift>}{F10}{/Shift}');
    expect(await screen.findByRole('menuitem', { name: '上移' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test.each([
  ['a1', [node('a', node('a2')), node('b')], 'a2'],
  ['b', [node('a', node('a1'), node('a2'))], 'a2'],
])('node %s goes away with the focus in it: its neighbour gets it', (gone, left, heir) => {
  const Lost = ({ nodes }: { nodes: TreeNode[] }) => <Page first={['a']} nodes={nodes} />;
  const { rerender } = renderInView(<Lost nodes={[node('a', node('a1'), node('a2')), node('b')]} />);
  act(() => item(`Node ${gone}`).focus());
  rerender(<Lost nodes={left} />);
  expect(focused()).toBe(heir);
});
