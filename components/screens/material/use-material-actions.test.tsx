import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView, renderScreen } from '@/components/ui/testing/render';
import { setTransport } from '@/lib/api/request/transport';
import type { Material } from '@/lib/api/material';
import { parseConfig, setConfig } from '@/lib/config/config';
import { RenameDialog } from './dialogs/RenameDialog';
import { TagsDialog } from './dialogs/TagsDialog';
import { useMaterialActions } from './use-material-actions';
import { messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

const AT = '2026-03-10T04:00:00Z';
const file = (id: string, name: string, more: Partial<Material> = {}) =>
  ({
    ...{ id, name, version: 1, createdAt: AT, updatedAt: AT, kind: 'image', url: `/${name}` },
    ...{ mime: 'image/png', size: 1, tags: [], usedBy: [], ...more },
  }) as Material;

const MATERIAL = { id: '7', name: 'a.png', usedBy: [] } as unknown as Material;

function Actions() {
  const actions = useMaterialActions(jest.fn(), jest.fn());
  return (
    <>
      <button onClick={() => actions.remove([MATERIAL])}>delete</button>
      <button onClick={() => actions.remove([MATERIAL], true)}>force</button>
      <p>{actions.dialog?.kind ?? 'no dialog'}</p>
    </>
  );
}

test('a platform that refuses a used file asks first; where it refuses again, its words are shown', async () => {
  const usedBy = [{ kind: 'product', id: '1', title: 'Pump' }];
  setTransport(() => Promise.resolve(Response.json({ code: 409, msg: '文件使用中', data: { usedBy } })));
  const user = userEvent.setup();
  renderScreen(<Actions />);
  await user.click(screen.getByRole('button', { name: 'delete' }));
  await screen.findByText('used');
  expect(store.get(messagesAtom)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'force' }));
  await screen.findByText('used');
  expect(store.get(messagesAtom)).toMatchObject([{ kind: 'error', error: { message: '文件使用中' } }]);
});

test('labels that are sent again after a conflict leave alone what a colleague has changed besides', async () => {
  const seen = file('7', 'a.png', { tags: ['old'] });
  const sent: Partial<Material>[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ code: 200, data: { list: [], total: 0 } });
    const body = (await request.json()) as Material;
    sent.push(body);
    const theirs = { ...seen, name: 'renamed.png', folderId: 'f1', version: 2 };
    return Response.json(sent.length === 1 ? { code: 409, data: theirs } : { code: 200, data: body });
  });
  const user = userEvent.setup();
  const onClose = jest.fn();
  renderScreen(<TagsDialog material={seen} suggestions={[]} onClose={onClose} />);
  await user.type(screen.getByRole('combobox'), 'new{Enter}');
  await user.click(screen.getByRole('button', { name: '确定' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[1]).toMatchObject({ version: 2, name: 'renamed.png', folderId: 'f1', tags: ['old', 'new'] });
});

test('the undo of a move leaves a file where a colleague has put it since', async () => {
  const seen = [file('1', '1.png', { folderId: 'a' }), file('2', '2.png', { folderId: 'a' })];
  const stored = new Map(seen.map((one) => [one.id, { ...one }]));
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    const list = [...stored.values()];
    if (request.method === 'GET') return Response.json({ code: 200, data: { list, total: list.length } });
    const { ids, folderId } = (await request.json()) as { ids: string[]; folderId: string };
    for (const id of ids) stored.get(id)!.folderId = folderId;
    return Response.json({ code: 200, data: null });
  });
  function Move() {
    const actions = useMaterialActions(jest.fn(), jest.fn());
    return <button onClick={() => void actions.moveTo(seen, 'b', 'B')}>move</button>;
  }
  const user = userEvent.setup();
  renderScreen(<Move />);
  await user.click(screen.getByRole('button', { name: 'move' }));
  await waitFor(() => expect(store.get(messagesAtom)).toHaveLength(1));
  stored.get('2')!.folderId = 'theirs';
  await act(async () => runMessageAction(store.get(messagesAtom)[0]!.id));
  await waitFor(() => expect(store.get(messagesAtom).at(-1)?.text).toContain('“2.png”已被其他人改动'));
  expect([...stored.values()].map((one) => one.folderId)).toEqual(['a', 'theirs']);
});

test('a file that the platform refuses to move is named, stays chosen, and is no part of the undo', async () => {
  const seen = ['1', '2'].map((id) => file(id, `${id}.png`, { folderId: 'a' }));
  const sent: string[][] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ code: 200, data: { list: [], total: 0 } });
    sent.push(((await request.json()) as { ids: string[] }).ids);
    return Response.json({ code: 200, data: { changed: 1, failed: [{ id: '2', msg: '正在审核' }] } });
  });
  const settled = jest.fn();
  function Move() {
    const actions = useMaterialActions(settled, jest.fn());
    return <button onClick={() => void actions.moveTo(seen, 'b', 'B')}>move</button>;
  }
  const user = userEvent.setup();
  renderScreen(<Move />);
  await user.click(screen.getByRole('button', { name: 'move' }));
  await waitFor(() =>
    expect(store.get(messagesAtom)).toMatchObject([
      { kind: 'warning', text: '已将 1 项移到“B”，1 项失败：2.png（正在审核）' },
    ]),
  );
  expect(settled.mock.calls).toEqual([[['1']]]);
  await act(async () => runMessageAction(store.get(messagesAtom)[0]!.id));
  await waitFor(() => expect(sent).toEqual([['1', '2'], ['1']]));
});

test('why nothing was moved is said once: by the dialog where it is open, else by the application', async () => {
  const seen = [file('1', '1.png', { folderId: 'a' })];
  setTransport(() => Promise.resolve(Response.json({ code: 500, msg: '移动失败' })));
  const refused = jest.fn();
  function Move() {
    const actions = useMaterialActions(jest.fn(), jest.fn());
    return (
      <>
        <button onClick={() => actions.open({ kind: 'move', materials: seen })}>open</button>
        <button onClick={() => void actions.moveTo(seen, 'b', 'B').catch(refused)}>move</button>
      </>
    );
  }
  const user = userEvent.setup();
  const { client } = renderInView(<Move />);
  for (const name of ['move', 'open', 'move']) await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(2));
  const own = client.getMutationCache().getAll();
  expect(own.map(({ meta }) => meta?.ownErrors ?? false)).toEqual([false, true]);
});

test.each([
  ['has the name that was sent', 'b.png', 'a.png', undefined],
  ['has the name that the platform made of it', 'b (2).png', 'a.png', undefined],
  ['has the name that was sent, and the answer another record', 'b.png', 'a.png', { id: '9', name: 'other.png' }],
  ['was renamed by a colleague since', 'theirs.png', 'theirs.png', undefined],
])('the undo of a rename, where the file %s', async (_, nameThen, nameAfter, other) => {
  const seen = file('7', 'a.png');
  const stored = { ...seen };
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ code: 200, data: stored });
    const { name } = (await request.json()) as Material;
    stored.name = name === 'b.png' && nameThen.startsWith('b') ? nameThen : name;
    return Response.json({ code: 200, data: other ?? (nameThen === 'b.png' ? null : stored) });
  });
  const user = userEvent.setup();
  renderScreen(<RenameDialog material={seen} onClose={jest.fn()} />);
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'b.png{Enter}');
  await waitFor(() => expect(store.get(messagesAtom)).toHaveLength(1));
  stored.name = nameThen;
  await act(async () => runMessageAction(store.get(messagesAtom)[0]!.id));
  await waitFor(() => expect(store.get(messagesAtom)).toHaveLength(1));
  await waitFor(() => expect(stored.name).toBe(nameAfter));
  const { text = '' } = store.get(messagesAtom)[0]!;
  expect(text).toContain(nameAfter === 'a.png' ? '已恢复 1 项' : '“theirs.png”已被其他人改动');
});

test('labels can be sent again after a conflict that says nothing of the record', async () => {
  const seen = file('7', 'a.png', { tags: ['old'] });
  const sent: Partial<Material>[] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ code: 200, data: { ...seen, tags: ['theirs'], version: 2 } });
    const body = (await request.json()) as Material;
    sent.push(body);
    return Response.json(body.version === 1 ? { code: 409, data: null } : { code: 200, data: body });
  });
  const user = userEvent.setup();
  const onClose = jest.fn();
  renderScreen(<TagsDialog material={seen} suggestions={[]} onClose={onClose} />);
  await user.type(screen.getByRole('combobox'), 'new{Enter}');
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('theirs');
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[1]).toMatchObject({ version: 2, tags: ['old', 'new'] });
});
