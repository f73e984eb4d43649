import { act, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { StrengthEntry } from '@/lib/api/strength';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { closeMessage, messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { useStrengthActions, type StrengthActions } from './use-strength-actions';

const entry = (id: string, sort: number): StrengthEntry => ({
  ...{ id, sort, version: 1, createdAt: '2026-03-10T04:00:00Z', updatedAt: '2026-03-10T04:00:00Z' },
  ...{ kind: 'certificate', title: `证书 ${id}`, images: [], description: '' },
});

function setup(seen: readonly StrengthEntry[], theirs: readonly Partial<StrengthEntry>[], broken?: string) {
  const stored = new Map(seen.map((one) => [one.id, one]));
  for (const part of theirs) stored.set(part.id!, { ...stored.get(part.id!)!, ...part, version: 2 });
  setTransport(async (input, init) => {
    const sent = (await new Request(input, init).json()) as StrengthEntry;
    const now = stored.get(sent.id)!;
    if (sent.id === broken) return Response.json({ code: 500, msg: '平台繁忙' });
    if (sent.version !== now.version) return Response.json({ code: 409, data: now });
    stored.set(sent.id, { ...sent, version: now.version + 1 });
    return Response.json({ code: 200, data: stored.get(sent.id) });
  });
  const now: { actions?: StrengthActions } = {};
  function Actions() {
    now.actions = useStrengthActions();
    return null;
  }
  renderInView(<Actions />);
  const sorts = () => [...stored.values()].map(({ sort }) => sort);
  const shown = () => now.actions!.placed(seen).map(({ id }) => id);
  return { sorts, shown, move: (from: number, to: number) => act(async () => now.actions!.move(seen, from, to)) };
}
const last = () => store.get(messagesAtom).at(-1);
const press = async (label: string) => {
  const { id, action } = last()!;
  expect(action?.label).toBe(label);
  await act(async () => runMessageAction(id));
  await waitFor(() => expect(last()?.id).not.toBe(id));
};

let session = 0;
beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession(`strength ${(session += 1)}`);
  store.set(messagesAtom, []);
});
afterEach(() => setTransport(undefined));

// No gaps between neighbours: moving the first to the end changes all three.
const LIST = [entry('1', 0), entry('2', 1), entry('3', 2), entry('4', 2)];

test('an entry that others have changed otherwise is read anew and goes where it was put', async () => {
  const { sorts, move } = setup(LIST, [{ id: '1', title: '新名字' }]);
  await move(0, 3);
  await waitFor(() => expect(sorts()).toEqual([3, 0, 1, 2]));
  await press('撤销');
  expect(sorts()).toEqual([0, 1, 2, 2]);
});

test('until its answer the list is shown in the order that is being saved', async () => {
  const { shown, move } = setup(LIST, []);
  setTransport(() => new Promise(() => {}));
  expect(shown()).toEqual(['1', '2', '3', '4']);
  await move(0, 2);
  expect(shown()).toEqual(['2', '3', '1', '4']);
});

test('an entry that others have put elsewhere is named, and is moved all the same on demand, with one undo for all', async () => {
  const { sorts, move } = setup(LIST, [{ id: '3', sort: 9 }]);
  await move(0, 3);
  await waitFor(() => expect(last()).toMatchObject({ kind: 'warning', text: expect.stringContaining('证书 3') }));
  expect(sorts()[2]).toBe(9);
  await press('仍然修改');
  expect(sorts()).toEqual([3, 0, 1, 2]);
  await press('撤销');
  expect(sorts()).toEqual([0, 1, 9, 2]);
});

test('an order that fails halfway says what is not saved, and undoes what is', async () => {
  const { sorts, move } = setup(LIST, [], '3');
  await move(0, 3);
  await waitFor(() => expect(last()?.text).toBe('顺序只保存了一部分：证书 3（平台繁忙）'));
  expect(sorts()).toEqual([0, 0, 2, 2]);
  await press('撤销');
  expect(sorts()).toEqual([0, 1, 2, 2]);
});

test('an order that meets a colleague’s halfway and is left so can be undone, too', async () => {
  const { sorts, move } = setup(LIST, [{ id: '3', sort: 9 }]);
  await move(0, 3);
  await waitFor(() => expect(last()?.text).toContain('证书 3'));
  await act(async () => closeMessage(last()!.id));
  expect(sorts()).toEqual([0, 0, 9, 2]);
  await press('撤销');
  expect(sorts()).toEqual([0, 1, 9, 2]);
});
