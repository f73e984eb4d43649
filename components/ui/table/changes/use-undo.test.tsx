import { act, waitFor } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { ApiError } from '@/lib/api/request/errors';
import { messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { useRemove, useStatusChange, type ActionsApi } from './use-entity-actions';
import { useRecordChange } from './use-record-change';

interface Row {
  id: string;
  version: number;
  status: string;
  name: string;
}
const row = (id: string, status: string): Row => ({ id, version: 1, status, name: `n${id}` });
const ROWS = [row('1', 'draft'), row('2', 'online'), row('3', 'draft'), row('4', 'offline')];

type Answer = { changed: number; failed: { id: string; msg: string }[]; deleted: number; ids: string[] };
type Change = ReturnType<typeof useStatusChange<Row, string>>;
type Removal = ReturnType<typeof useRemove<Row>>;

/** Renders the actions with a platform that gives the listed responses, and collects its requests. */
function setup(...answers: (Partial<Answer> | Error)[]) {
  const calls: [status: string, ids: string[]][] = [];
  /** What somebody else has set since. */
  const theirs: Record<string, string> = {};
  const isOf = (id: string) => (call: [status: string, ids: string[]]) => call[1].includes(id);
  const answer = async (status: string, ids: string[]) => {
    calls.push([status, ids]);
    const next = answers.shift() ?? {};
    if (next instanceof Error) throw next;
    return { data: { changed: ids.length, failed: [], deleted: ids.length, ids, ...next }, message: '' };
  };
  const api = {
    setStatus: (ids: string[], status: string) => answer(status, ids),
    remove: (ids: string[]) => answer('remove', ids),
    restore: (ids: string[]) => answer('restore', ids),
    find: async (id: string) => ({ id, name: `n${id}`, status: theirs[id] ?? calls.findLast(isOf(id))?.[0] }),
    mutations: { setStatus: () => ({ meta: { invalidates: [] } }) },
  } as unknown as ActionsApi;
  const actions: { change?: Change; removal?: Removal } = {};
  function Actions() {
    const texts = { done: (to: string, count: number) => `${to} ${count}`, nameOf: ({ name }: Row) => name };
    actions.change = useStatusChange<Row, string>(api, () => undefined, texts);
    actions.removal = useRemove<Row>(api, () => undefined, texts.nameOf);
    return null;
  }
  const { unmount } = renderInView(<Actions />);
  const set = (rows: Row[], to: string | ((row: Row) => string)) =>
    act(async () => actions.change!.mutate({ rows, to }));
  const remove = (rows: Row[]) => act(async () => actions.removal!.mutate(rows));
  return { calls, theirs, set, remove, unmount };
}
const last = () => store.get(messagesAtom).at(-1);
const text = () => last()?.text;
const undo = async () => {
  const { id } = last()!;
  await act(async () => {
    runMessageAction(id);
    runMessageAction(id);
  });
  await waitFor(() => expect(last()?.id).not.toBe(id));
};
beforeEach(() => store.set(messagesAtom, []));

test('each row goes back to its own state, in as few calls as there were states, once', async () => {
  const { calls, set } = setup();
  await set(ROWS, 'offline');
  await undo();
  expect(calls).toEqual([
    ['offline', ['1', '2', '3', '4']],
    ['draft', ['1', '3']],
    ['online', ['2']],
  ]);
  expect(text()).toBe('已恢复 3 项');
});

test('what somebody else has set since stays, and is named', async () => {
  const { calls, theirs, set } = setup();
  await set(ROWS, 'offline');
  theirs['1'] = 'reviewing';
  await undo();
  expect(calls.slice(1)).toEqual([
    ['draft', ['3']],
    ['online', ['2']],
  ]);
  expect(text()).toBe('已恢复 2 项，1 项失败：n1（“n1”已被其他人改动）');
});

test('what the platform refused is named, and is no part of the undo', async () => {
  const { calls, set } = setup({ changed: 3, failed: [{ id: '3', msg: 'gaps' }] });
  await set(ROWS, 'offline');
  expect(last()).toMatchObject({ kind: 'warning', text: 'offline 3，1 项失败：n3（gaps）' });
  await undo();
  expect(calls.slice(1)).toEqual([
    ['draft', ['1']],
    ['online', ['2']],
  ]);
});

const half = ({ id }: Row) => (Number(id) % 2 ? 'online' : 'offline');

test('rows that go to several states at once have one message and one undo for all', async () => {
  const { calls, set } = setup({}, { changed: 1, failed: [{ id: '4', msg: 'gaps' }] });
  await set([row('1', 'draft'), row('2', 'draft'), row('3', 'draft'), row('4', 'draft')], half);
  expect(store.get(messagesAtom).map((message) => message.text)).toEqual(['offline 3，1 项失败：n4（gaps）']);
  await undo();
  expect(calls).toEqual([
    ['online', ['1', '3']],
    ['offline', ['2', '4']],
    ['draft', ['1', '2', '3']],
  ]);
});

test('where the call of one state fails after that of another, what is done can be undone, and the rest is named', async () => {
  const { calls, set } = setup({}, new ApiError('business', { code: 500, message: 'down' }));
  await set([row('1', 'draft'), row('2', 'draft')], half);
  expect(last()).toMatchObject({ kind: 'warning', text: 'offline 1，1 项失败：n2（down）' });
  await undo();
  expect(calls.at(-1)).toEqual(['draft', ['1']]);
});

test('an undo that is refused is said, by name and reason', async () => {
  const { set } = setup({}, { changed: 1, failed: [{ id: '3', msg: 'late' }] }, {});
  await set(ROWS, 'offline');
  await undo();
  expect(last()).toMatchObject({ kind: 'warning', text: '已恢复 2 项，1 项失败：n3（late）', action: undefined });
});

test('an undo whose call fails can be tried again, for what is left of it', async () => {
  const { calls, set } = setup({}, new ApiError('business', { code: 500, message: 'down' }), {});
  await set(ROWS, 'offline');
  await undo();
  expect(text()).toBe('已恢复 1 项，2 项失败：n1（down） · n3（down）');
  await undo();
  expect(calls.at(-1)).toEqual(['draft', ['1', '3']]);
  expect(text()).toBe('已恢复 2 项');
});

test('the undo of a second change, made before the list was read anew, goes back to the first', async () => {
  const { calls, set } = setup();
  await set([ROWS[0]!], 'reviewing');
  await set([ROWS[0]!], 'online');
  await undo();
  expect(calls.at(-1)).toEqual(['reviewing', ['1']]);
  await set([ROWS[0]!], 'online');
  await undo();
  expect(calls.at(-1)).toEqual(['reviewing', ['1']]);
});

test('the undo of a deletion leaves deleted what somebody else had deleted before', async () => {
  const { calls, remove } = setup({ deleted: 3, ids: ['1', '3', '4'] });
  await remove(ROWS);
  await undo();
  expect(calls.at(-1)).toEqual(['restore', ['1', '3', '4']]);
  expect(text()).toBe('已恢复 3 项');
});

test('it works after the view was left', async () => {
  const { calls, remove, unmount } = setup();
  await remove([ROWS[1]!]);
  unmount();
  await undo();
  expect(calls.at(-1)).toEqual(['restore', ['2']]);
  expect(text()).toBe('已恢复 1 项');
});

test('a deletion whose restore is refused says so', async () => {
  const { remove } = setup({}, { failed: [{ id: '2', msg: 'SKU taken' }] });
  await remove([ROWS[1]!]);
  await undo();
  expect(text()).toBe('恢复失败 1 项：n2（SKU taken）');
});

test('a field that somebody else gave another value is shown, and overwritten only on demand', async () => {
  let record = { ...row('1', 'online'), name: 'theirs', version: 2 };
  const api = {
    save: async (body: object) => {
      const asked = body as Row;
      if (asked.version !== record.version) throw new ApiError('conflict', { code: 409, data: record });
      record = { ...asked, version: record.version + 1 };
      return { data: record, message: '' };
    },
    current: async (_id: string, sent?: unknown) => sent as Row,
    mutations: { save: () => ({ meta: { invalidates: [] } }) },
  };
  let change: ReturnType<typeof useRecordChange<Row>> | undefined;
  function Change() {
    change = useRecordChange<Row>(api, {
      nameOf: ({ name = '' }) => name,
      done: ({ name = '' }) => `now ${name}`,
      valueText: (_part, { name }) => name,
    });
    return null;
  }
  renderInView(<Change />);
  await act(async () => change!.mutate({ record: { ...row('1', 'online') }, part: { name: 'mine' } }));
  expect(last()).toMatchObject({
    kind: 'warning',
    text: '“n1”已被其他人改动：theirs',
    action: { label: '仍然修改' },
  });
  expect(record.name).toBe('theirs');
  await undo();
  expect(text()).toBe('now mine');
  expect(record.name).toBe('mine');
  await undo();
  expect(record.name).toBe('theirs');
});

test('a field that somebody else emptied is named without a value', async () => {
  const theirs = { ...row('1', 'online'), name: '', version: 2 };
  const api = {
    save: () => Promise.reject(new ApiError('conflict', { code: 409, data: theirs })),
    current: async () => theirs,
    mutations: { save: () => ({ meta: { invalidates: [] } }) },
  };
  let change: ReturnType<typeof useRecordChange<Row>> | undefined;
  function Change() {
    const texts = { nameOf: ({ name = '' }) => name, done: () => 'done' };
    change = useRecordChange<Row>(api, { ...texts, valueText: (_part, { name }) => name });
    return null;
  }
  renderInView(<Change />);
  await act(async () => change!.mutate({ record: { ...row('1', 'online') }, part: { name: 'mine' } }));
  expect(last()).toMatchObject({ text: '“n1”已被其他人改动', action: { label: '仍然修改' } });
});
