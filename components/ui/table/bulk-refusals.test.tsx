import { act } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import { useStatusChange, type ActionsApi } from './changes/use-entity-actions';
import { useSelection, type Selection } from './use-selection';

interface Row {
  id: string;
  version: number;
  status: string;
}
const ROWS: Row[] = Array.from({ length: 200 }, (_, at) => ({ id: String(at), version: 1, status: 'draft' }));
const REFUSED = ['3', '41', '77', '120', '150', '198', '199'];

/** 200 records at once, of which seven fail (bar E6). */
test('193 are done, the seven are named with their reasons and stay chosen, and the same press tries those again', async () => {
  const requests: string[][] = [];
  const api = {
    setStatus: async (ids: string[]) => {
      requests.push(ids);
      const failed = requests.length === 1 ? REFUSED.map((id) => ({ id, msg: `缺图 ${id}` })) : [];
      return { data: { changed: ids.length - failed.length, failed }, message: '' };
    },
    mutations: { setStatus: () => ({ meta: { invalidates: [] } }) },
  } as unknown as ActionsApi;
  let selection: Selection<Row> | undefined;
  let change: ReturnType<typeof useStatusChange<Row, string>> | undefined;
  function List() {
    selection = useSelection(ROWS, ({ id }) => id, 'all');
    change = useStatusChange<Row, string>(api, (ids) => selection!.drop(ids), {
      done: (_, count) => `已上架 ${count} 项`,
      nameOf: ({ id }) => `泵${id}`,
    });
    return null;
  }
  renderInView(<List />);
  const last = () => store.get(messagesAtom).at(-1);
  const press = () => act(async () => change!.mutate({ rows: selection!.rows, to: 'online' }));

  act(() => selection!.toggleAll(true));
  expect(selection!.size).toBe(200);
  await press();
  expect(last()).toMatchObject({ kind: 'warning', text: expect.stringContaining('已上架 193 项，7 项失败：') });
  for (const id of REFUSED) expect(last()!.text).toContain(`泵${id}（缺图 ${id}）`);
  expect(selection!.rows.map(({ id }) => id)).toEqual(REFUSED);

  await press();
  expect(requests.map(({ length }) => length)).toEqual([200, 7]);
  expect(requests[1]).toEqual(REFUSED);
  expect(selection!.size).toBe(0);
  expect(last()).toMatchObject({ kind: 'success', text: '已上架 7 项' });
});

test('what the platform passes over without a reason is not said to be done, and there is nothing to undo', async () => {
  const api = {
    setStatus: async () => ({ data: { changed: 0, failed: [] }, message: '' }),
    mutations: { setStatus: () => ({ meta: { invalidates: [] } }) },
  } as unknown as ActionsApi;
  let change: ReturnType<typeof useStatusChange<Row, string>> | undefined;
  function List() {
    change = useStatusChange<Row, string>(api, () => {}, {
      done: (_, count) => `已上架 ${count} 项`,
      nameOf: ({ id }) => `泵${id}`,
    });
    return null;
  }
  renderInView(<List />);
  await act(async () => change!.mutate({ rows: ROWS.slice(0, 2), to: 'online' }));
  const last = store.get(messagesAtom).at(-1);
  expect(last).toMatchObject({ kind: 'info', text: '没有记录需要更改，列表已更新' });
  expect(last!.action).toBeUndefined();
});

test('where the platform passes over some, they are named, stay chosen and are no part of the undo', async () => {
  const calls: [string, string[]][] = [];
  const rows = [...ROWS.slice(0, 3), { ...ROWS[3]!, status: 'online' }, ROWS[4]!];
  const api = {
    setStatus: async (ids: string[], status: string) => {
      calls.push([status, ids]);
      return { data: { changed: calls.length === 1 ? 2 : ids.length, failed: [] }, message: '' };
    },
    // The second is as it was, the last is gone, and the fourth had the status before.
    find: async (id: string) => (id === '4' ? null : { id, status: id === '1' ? 'draft' : 'online' }),
    mutations: { setStatus: () => ({ meta: { invalidates: [] } }) },
  } as unknown as ActionsApi;
  const settled: string[] = [];
  let change: ReturnType<typeof useStatusChange<Row, string>> | undefined;
  function List() {
    change = useStatusChange<Row, string>(api, (ids) => settled.push(...ids), {
      done: (_, count) => `已上架 ${count} 项`,
      nameOf: ({ id }) => `泵${id}`,
    });
    return null;
  }
  renderInView(<List />);
  await act(async () => change!.mutate({ rows, to: 'online' }));
  const last = store.get(messagesAtom).at(-1)!;
  expect(last.text).toBe('已上架 2 项，2 项失败：泵1（平台未更改） · 泵4（平台未更改）');
  expect(settled).toEqual(['0', '2', '3']);
  await act(async () => runMessageAction(last.id));
  expect(calls.at(-1)).toEqual(['draft', ['0', '2']]);
});
