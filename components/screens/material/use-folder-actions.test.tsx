import { act, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Folders } from '@/components/shared/material/use-folders';
import type { MaterialFolder } from '@/lib/api/material';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { useFolderActions } from './use-folder-actions';

const AT = '2026-03-10T04:00:00Z';
const folder = (id: string, parentId?: string): MaterialFolder => ({
  ...{ id, name: `文件夹 ${id}`, version: 1, createdAt: AT, updatedAt: AT },
  ...(parentId === undefined ? {} : { parentId }),
});
const SEEN = [folder('1'), folder('2', '1'), folder('3')];

/** A platform where another user has changed folder 2 since it was loaded; null is absent (contract 1). */
function setup(change: Record<string, unknown>) {
  let stored: Record<string, unknown> = { ...SEEN[1], ...change, version: 2 };
  setTransport(async (input, init) => {
    const sent = (await new Request(input, init).json()) as MaterialFolder;
    if (sent.version !== stored.version) return Response.json({ code: 409, data: stored });
    stored = { ...sent, version: sent.version + 1 };
    return Response.json({ code: 200, data: stored });
  });
  const folders = {
    byId: new Map(SEEN.map((one) => [one.id, one])),
    pathNames: () => [],
  } as unknown as Folders;
  const now: { actions?: ReturnType<typeof useFolderActions> } = {};
  function Actions() {
    now.actions = useFolderActions(folders, { has: () => true, set: () => undefined } as never, () => undefined);
    return null;
  }
  renderInView(<Actions />);
  const move = (parentId: string) => act(async () => now.actions!.moves.run({ id: '2', parentId } as never));
  const remove = () =>
    act(async () =>
      now
        .actions!.actions({ id: '2' } as never, [])
        .find(({ key }) => key === 'delete')!
        .run(),
    );
  return { parent: () => stored.parentId ?? '', move, remove };
}
const last = () => store.get(messagesAtom).at(-1);

let session = 0;
beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession(`folders ${(session += 1)}`);
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

test('a folder that was renamed meanwhile is moved out of its folder all the same', async () => {
  const { parent, move } = setup({ name: '新名字' });
  await move('');
  await waitFor(() => expect(last()).toMatchObject({ kind: 'success', action: { label: '撤销' } }));
  expect(parent()).toBe('');
});

test('one that somebody else has moved out of its folder: that is shown, and changed on demand', async () => {
  const { parent, move } = setup({ parentId: null });
  await move('3');
  await waitFor(() => expect(last()).toMatchObject({ text: '“文件夹 2”已被其他人改动：顶层' }));
  expect(parent()).toBe('');
  await act(async () => runMessageAction(last()!.id));
  await waitFor(() => expect(last()).toMatchObject({ kind: 'success', action: { label: '撤销' } }));
  expect(parent()).toBe('3');
  await act(async () => runMessageAction(last()!.id));
  await waitFor(() => expect(parent()).toBe(''));
});

test('one that somebody else has put where it should go is not written again', async () => {
  const { parent, move } = setup({ parentId: null });
  await move('');
  await waitFor(() => expect(last()).toMatchObject({ kind: 'success' }));
  expect(last()?.action).toBeUndefined();
  expect(parent()).toBe('');
});

test('a folder that a colleague had deleted already is no deletion of this one, and has no undo', async () => {
  const { remove } = setup({});
  setTransport(() => Promise.resolve(Response.json({ code: 200, data: { deleted: 0 } })));
  await remove();
  await waitFor(() => expect(last()).toMatchObject({ kind: 'info', text: '所选记录已不存在，列表已更新' }));
  expect(last()?.action).toBeUndefined();
});

test('a folder that is deleted can be taken back', async () => {
  const { remove } = setup({});
  const sent: [string | undefined, unknown][] = [];
  setTransport(async (input, init) => {
    const request = new Request(input, init);
    sent.push([request.url.split('/').at(-1), await request.json()]);
    return Response.json({ code: 200, data: { deleted: 1, restored: 1 } });
  });
  await remove();
  await waitFor(() => expect(last()).toMatchObject({ kind: 'success', action: { label: '撤销' } }));
  await act(async () => runMessageAction(last()!.id));
  await waitFor(() =>
    expect(sent).toEqual([
      ['doDelete', { ids: ['2'] }],
      ['doRestore', { ids: ['2'] }],
    ]),
  );
});
