import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView } from '@/components/ui/testing/render';
import { ApiError } from '@/lib/api/request/errors';
import { messagesAtom, runMessageAction } from '@/lib/state/messages';
import { store } from '@/lib/state/store';
import type { Column } from '../rows/column';
import { DataTable } from '../rows/DataTable';
import { CellSwitch } from './CellSwitch';
import { CellValue } from './EditCell';
import { useCellEdits } from './use-cell-edits';

interface Row {
  id: string;
  version: number;
  price?: string;
  stock?: string;
  shown: boolean;
}
const rowsAtFirst = (): Row[] => [
  { id: 'A', version: 1, price: '10', stock: '5', shown: false },
  { id: 'B', version: 1, stock: '7', shown: true },
];
const text = (key: 'price' | 'stock', title: string): Column<Row> => ({
  key,
  title,
  width: 90,
  render: (row, cell) => (cell ? <CellValue button={cell.button}>{row[key] ?? '–'}</CellValue> : (row[key] ?? '–')),
  edit: {
    // The second row has no price that is one text.
    textOf: (row) => row[key],
    read: (_, typed) => (/^\d+$/.test(typed) ? { part: { [key]: typed } } : { issue: { key: 'number' } }),
    shown: (row) => row[key] ?? '–',
  },
});
const columns: Column<Row>[] = [
  { key: 'name', title: '名称', width: 90, render: ({ id }) => id },
  text('price', '价格'),
  text('stock', '库存'),
  {
    key: 'shown',
    title: '橱窗',
    width: 90,
    render: ({ shown }, cell) =>
      cell && <CellSwitch label="橱窗" on={shown} part={(on) => ({ shown: on })} cell={cell} />,
    edit: { shown: ({ shown }) => (shown ? '是' : '否') },
  },
];

/** A platform with two records: `hold` keeps answers back, `fail` gives the next ones. */
function setup() {
  const state = {
    records: rowsAtFirst(),
    sent: [] as Row[],
    fail: [] as Error[],
    hold: undefined as Promise<void> | undefined,
  };
  const api = {
    key: ['thing'] as const,
    current: async (id: string) => state.records.find((row) => row.id === id)!,
    save: async (record: object) => {
      await state.hold;
      const asked = record as Row;
      state.sent.push(asked);
      const error = state.fail.shift();
      if (error) throw error;
      const now = state.records.find(({ id }) => id === asked.id)!;
      if (now.version !== asked.version) throw new ApiError('conflict', { code: 409 });
      const saved = { ...asked, version: asked.version + 1 };
      state.records = state.records.map((row) => (row.id === saved.id ? saved : row));
      return { data: saved, message: '' };
    },
    mutations: { save: () => ({ meta: { invalidates: [['thing']] } }) },
  };
  const read = jest.fn(async () => ({ list: state.records, total: 2, unreadable: [] }));
  let readAgain: () => Promise<unknown>;
  function Screen() {
    const { data, refetch } = useQuery({ queryKey: ['thing', 'list', {}], queryFn: read });
    readAgain = refetch;
    const cells = useCellEdits<Row>(api, ({ id }) => id);
    return (
      <DataTable
        name="东西"
        columns={columns}
        rows={data?.list ?? []}
        keyOf={({ id }) => id}
        nameOf={({ id }) => id}
        sort={{ by: 'x', order: 'asc' }}
        onSort={() => {}}
        actions={() => null}
        cells={cells}
      />
    );
  }
  renderInView(<Screen />);
  return { state, read, readAgain: () => act(async () => void (await readAgain())) };
}
const user = userEvent.setup();
const cell = (name: string | RegExp) => screen.findByRole('button', { name });
const editor = (name: string) => screen.findByRole('textbox', { name });
const row = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr')!);
const last = () => store.get(messagesAtom).at(-1);
beforeEach(() => store.set(messagesAtom, []));

it('Enter opens, Enter saves at once and gives the focus back; the undo brings the old value back', async () => {
  const { state, read } = setup();
  const button = await cell('价格 10，修改');
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(await editor('价格')).toHaveFocus();
  let go = () => {};
  state.hold = new Promise((resolve) => (go = resolve));
  await user.keyboard('12{Enter}');
  // Before the platform has answered.
  expect(await cell('价格 12，修改')).toHaveFocus();
  expect(state.sent).toEqual([]);
  await act(async () => go());
  await waitFor(() => expect(last()?.text).toBe('A：价格已改为 12'));
  expect(state.sent).toMatchObject([{ id: 'A', version: 1, price: '12' }]);
  await act(async () => runMessageAction(last()!.id));
  await cell('价格 10，修改');
  expect(state.records[0]).toMatchObject({ price: '10', version: 3 });
  // The row is never moved by a new read.
  expect(read).toHaveBeenCalledTimes(1);
});

it('F2 opens, Esc gives up, and nothing is sent', async () => {
  const { state } = setup();
  const button = await cell('价格 10，修改');
  act(() => button.focus());
  await user.keyboard('{F2}');
  await editor('价格');
  await user.keyboard('99{Escape}');
  expect(await cell('价格 10，修改')).toHaveFocus();
  expect(state.sent).toEqual([]);
});

it('Tab saves and opens the next cell, over a row whose price has more parts; Shift and Tab goes back', async () => {
  const { state } = setup();
  await user.click(await cell('库存 5，修改'));
  await editor('库存');
  await user.keyboard('6{Tab}');
  expect(row('A').getByRole('switch', { name: '橱窗' })).toHaveFocus();
  await user.click(await cell('库存 7，修改'));
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(row('A').getByRole('switch', { name: '橱窗' })).toHaveFocus();
  await waitFor(() => expect(state.sent).toMatchObject([{ id: 'A', stock: '6' }]));
  expect(row('B').queryByRole('button', { name: /价格/ })).toBeNull();
});

it('what cannot be saved stays, with the reason beside it, and Tab does not leave it', async () => {
  const { state } = setup();
  await user.click(await cell('价格 10，修改'));
  await editor('价格');
  await user.keyboard('1x{Enter}');
  const input = await editor('价格');
  expect(input).toHaveValue('1x');
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription('请填写数字。');
  await user.keyboard('{Backspace}4{Enter}');
  await cell('价格 14，修改');
  await waitFor(() => expect(state.sent).toMatchObject([{ price: '14' }]));
});

it('a refusal (422) shows the text again in its cell, with the platform’s reason, and can be tried again', async () => {
  const { state } = setup();
  state.fail = [new ApiError('invalid', { code: 422, fields: { price: '低于成本' } })];
  await user.click(await cell('价格 10，修改'));
  await editor('价格');
  await user.keyboard('3{Enter}');
  const input = await editor('价格');
  expect(input).toHaveValue('3');
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(/低于成本/);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await cell('价格 3，修改');
  await waitFor(() => expect(state.records[0]?.price).toBe('3'));
});

it('a refusal is said in a message where its cell is gone, and shown in the cell when that is back', async () => {
  const { state, readAgain } = setup();
  let go = () => {};
  state.hold = new Promise((resolve) => (go = resolve));
  state.fail = [new ApiError('invalid', { code: 422, fields: { price: '低于成本' } })];
  await user.click(await cell('价格 10，修改'));
  await editor('价格');
  await user.keyboard('3{Enter}');
  const all = state.records;
  // Another page of the list.
  state.records = all.slice(1);
  await readAgain();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'A' })).toBeNull());
  await act(async () => go());
  await waitFor(() => expect(last()?.text).toBe('A：价格未保存。低于成本'));
  state.records = all;
  await readAgain();
  expect(await editor('价格')).toHaveValue('3');
});

it('a value that a colleague has made one of several parts is not overwritten, and a message says so', async () => {
  const { state } = setup();
  await user.click(await cell('价格 10，修改'));
  await editor('价格');
  state.records = state.records.map((one) => (one.id === 'A' ? { ...one, version: 5, price: undefined } : one));
  await user.keyboard('12{Enter}');
  await waitFor(() => expect(last()?.text).toBe('A：价格未保存。其他人已改为 –。'));
  expect(state.records[0]?.price).toBeUndefined();
});

it('another value that a colleague has set (409) is shown, and overwritten only on demand', async () => {
  const { state } = setup();
  await user.click(await cell('价格 10，修改'));
  await editor('价格');
  state.records[0] = { ...state.records[0]!, version: 5, price: '11' };
  await user.keyboard('12{Enter}');
  const input = await editor('价格');
  await waitFor(() => expect(input).toHaveAccessibleDescription(/其他人已改为 11/));
  expect(state.records[0]?.price).toBe('11');
  await user.click(screen.getByRole('button', { name: '仍然修改' }));
  await cell('价格 12，修改');
  await waitFor(() => expect(state.records[0]).toMatchObject({ price: '12', version: 6 }));
});

it('a value that arrives while its cell is open is neither overwritten by leaving it nor by what was typed before', async () => {
  const { state, readAgain } = setup();
  const theirs = async (part: Partial<Row>) => {
    state.records = state.records.map((one) => (one.id === 'A' ? { ...one, ...part } : one));
    await readAgain();
  };
  await user.click(await cell('价格 10，修改'));
  await editor('价格');
  await theirs({ version: 5, price: '11' });
  await user.keyboard('{Enter}');
  await user.click(await cell('价格 11，修改'));
  expect(state.sent).toEqual([]);
  await theirs({ version: 6, price: '13' });
  await user.keyboard('12{Enter}');
  const input = await editor('价格');
  await waitFor(() => expect(input).toHaveAccessibleDescription(/其他人已改为 13/));
  expect(state.records[0]?.price).toBe('13');
  await user.click(screen.getByRole('button', { name: '仍然修改' }));
  await waitFor(() => expect(state.records[0]).toMatchObject({ price: '12', version: 7 }));
});

it('a colleague’s change of another field is kept', async () => {
  const { state } = setup();
  await user.click(await cell('价格 10，修改'));
  await editor('价格');
  state.records[0] = { ...state.records[0]!, version: 5, stock: '500' };
  await user.keyboard('12{Enter}');
  await waitFor(() => expect(state.records[0]).toMatchObject({ price: '12', stock: '500' }));
  await cell('库存 500，修改');
});

it('two changes of one row in flight are written one after another', async () => {
  const { state } = setup();
  let go = () => {};
  state.hold = new Promise((resolve) => (go = resolve));
  await user.click(await cell('价格 10，修改'));
  await editor('价格');
  await user.keyboard('12{Tab}');
  await editor('库存');
  await user.keyboard('9{Enter}');
  await act(async () => go());
  await waitFor(() => expect(state.records[0]).toEqual({ id: 'A', version: 3, price: '12', stock: '9', shown: false }));
});

it('a switch is pressed in its cell, and goes back if it is refused', async () => {
  const { state } = setup();
  state.fail = [new ApiError('business', { code: 500, message: '橱窗已满' })];
  await cell('价格 10，修改');
  const box = row('A').getByRole('switch', { name: '橱窗' });
  await user.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(await screen.findByText(/橱窗已满/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(state.records[0]?.shown).toBe(true));
  expect(box).toBeChecked();
});
