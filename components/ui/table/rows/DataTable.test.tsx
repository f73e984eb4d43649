import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { renderScreen } from '@/components/ui/testing/render';
import type { Column, Sort } from './column';
import { DataTable } from './DataTable';
import { RowAction } from './RowAction';
import { useSelection } from '../use-selection';

interface Row {
  id: string;
  name: string;
}

const rows: Row[] = ['A', 'B', 'C', 'D'].map((name) => ({ id: name.toLowerCase(), name }));
const columns: Column<Row>[] = [
  { key: 'name', title: '名称', sort: 'name', width: 200, grow: true, render: (row) => row.name },
  { key: 'views', title: '浏览', sort: 'views', firstOrder: 'desc', width: 80, align: 'right', render: () => 1 },
  { key: 'note', title: '备注', width: 80, render: () => '–' },
];
const onSort = jest.fn();

function Probe() {
  const [sort, setSort] = useState<Sort>({ by: 'name', order: 'asc' });
  const selection = useSelection(rows, (row) => row.id, '');
  return (
    <>
      <output>{selection.rows.map((row) => row.id).join('')}</output>
      <DataTable
        name="产品列表"
        columns={columns}
        rows={rows}
        keyOf={(row) => row.id}
        nameOf={(row) => row.name}
        sort={sort}
        onSort={(next) => {
          onSort(next);
          setSort(next);
        }}
        selection={selection}
        actions={(row) => <button type="button">{`edit ${row.name}`}</button>}
      />
    </>
  );
}

const selected = () => screen.getByRole('status').textContent;

it('is a table named by its page, whose rows have headers', () => {
  renderScreen(<Probe />);
  const table = screen.getByRole('table', { name: '产品列表' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['A', 'B', 'C', 'D']);
  expect(within(table).getByRole('columnheader', { name: '操作' })).toBeInTheDocument();
});

it('shows and changes how it is sorted', async () => {
  const user = userEvent.setup();
  renderScreen(<Probe />);
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect(head('名称')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('浏览')).toHaveAttribute('aria-sort', 'none');
  expect(head('备注')).not.toHaveAttribute('aria-sort');

  await user.click(screen.getByRole('button', { name: '浏览' }));
  expect(onSort).toHaveBeenLastCalledWith({ by: 'views', order: 'desc' });
  expect(head('浏览')).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: '浏览' }));
  expect(onSort).toHaveBeenLastCalledWith({ by: 'views', order: 'asc' });
});

it('selects one, a range with Shift, and all of the page', async () => {
  const user = userEvent.setup();
  renderScreen(<Probe />);
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await user.click(box('选择 A'));
  expect(box('选择本页全部')).toBePartiallyChecked();
  await user.keyboard('{Shift>}');
  await user.click(box('选择 C'));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe('abc');
  await user.click(box('选择本页全部'));
  expect(selected()).toBe('abcd');
  expect(box('选择本页全部')).toBeChecked();
  await user.click(box('选择本页全部'));
  expect(selected()).toBe('');
  expect(box('选择本页全部')).not.toBeChecked();
});

it('is worked by keyboard alone', async () => {
  const user = userEvent.setup();
  renderScreen(<Probe />);
  await user.tab();
  expect(screen.getByRole('checkbox', { name: '选择本页全部' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onSort).toHaveBeenLastCalledWith({ by: 'name', order: 'desc' });
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  expect(selected()).toBe('a');
  await user.tab();
  expect(screen.getByRole('button', { name: 'edit A' })).toHaveFocus();
});

it('says how many rows there are while the last ones follow', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ id: String(at), name: `N${at}` }));
  const seen: string[] = [];
  const named = (row: Row) => {
    // The table's attributes at the moment the row is rendered.
    const table = document.querySelector('table');
    seen.push(`${table?.getAttribute('aria-rowcount')} ${table?.getAttribute('aria-busy')}`);
    return row.name;
  };
  renderScreen(
    <DataTable
      name="产品列表"
      columns={columns}
      rows={many}
      keyOf={(row) => row.id}
      nameOf={named}
      sort={{ by: 'name', order: 'asc' }}
      onSort={onSort}
      actions={() => null}
    />,
  );
  expect(screen.getAllByRole('rowheader')).toHaveLength(20);
  // The first rows were in the document before the others were rendered.
  expect(seen.slice(0, 12)).toEqual(Array(12).fill('undefined undefined'));
  expect(seen.slice(12)).toEqual(Array(20).fill('21 true'));
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
});

it('draws the icons of a row’s actions when somebody comes to it', async () => {
  const user = userEvent.setup();
  renderScreen(
    <DataTable
      name="产品列表"
      columns={columns}
      rows={rows}
      keyOf={(row) => row.id}
      nameOf={(row) => row.name}
      sort={{ by: 'name', order: 'asc' }}
      onSort={onSort}
      actions={(row) => <RowAction label={`编辑 ${row.name}`} icon={Pencil} onClick={() => {}} />}
    />,
  );
  const edit = (name: string) => screen.getByRole('button', { name: `编辑 ${name}` });
  expect(document.querySelector('tbody svg')).toBeNull();
  await user.hover(edit('A'));
  expect(edit('A').querySelector('svg')).not.toBeNull();
  expect(edit('B').querySelector('svg')).toBeNull();
  act(() => edit('B').focus());
  expect(edit('B').querySelector('svg')).not.toBeNull();
});
