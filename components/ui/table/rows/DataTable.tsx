import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslations } from 'next-intl';
import type { ReactNode, UIEvent } from 'react';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { DENSITY_SIZES, type Column, type Density, type Sort } from './column';
import { RowActions } from './RowActions';
import { SelectBox } from './SelectBox';
import { SortHead } from './SortHead';
import { ListTable, TableScroller } from './table-parts';
import type { Selection } from '../use-selection';

const SELECT_WIDTH = 44;
const ACTIONS_WIDTH = 52;
/** Where nothing hovers the actions are always there and need their room. */
const ACTIONS_WIDTH_TOUCH = 196;

export interface DataTableProps<T> {
  /** The accessible name: the title of the page. */
  name: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** What a row is called, for its checkbox. */
  nameOf: (row: T) => string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Absent: rows are not chosen here. */
  selection?: Selection<T>;
  /** What can be done with one row, as buttons. */
  actions: (row: T) => ReactNode;
  density?: Density;
  /** Newer rows are on their way. */
  busy?: boolean;
}

const ariaSort = (column: Column<unknown>, sort: Sort) => {
  if (!column.sort) return undefined;
  if (column.sort !== sort.by) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
};

const markScrolled = (event: UIEvent<HTMLElement>) =>
  event.currentTarget.toggleAttribute('data-scrolled', event.currentTarget.scrollLeft > 0);

/** A page of rows as a table: sorted and selected here, but paged, filtered and ordered by the platform. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { name, columns, rows, keyOf, nameOf, sort, onSort, selection, actions, density = 'comfortable', busy } = props;
  const t = useTranslations('table');
  const chosen = rows.filter((row) => selection?.has(keyOf(row))).length;
  const selectWidth = selection ? SELECT_WIDTH : 0;
  const columnsWidth = columns.reduce((sum, column) => sum + column.width, selectWidth);
  const place = (index: number, kind: string) => (index === 0 ? `stay first ${kind}` : kind);
  const side = (index: number) => (index === 0 ? { left: selectWidth } : undefined);

  return (
    <TableScroller onScroll={markScrolled} data-bulk={(selection && selection.size > 0) || undefined}>
      <ListTable
        aria-label={name}
        aria-busy={busy}
        sx={{
          minWidth: columnsWidth + ACTIONS_WIDTH,
          '& tbody th, & tbody td': { height: DENSITY_SIZES[density].row },
          '& thead .actions': { width: ACTIONS_WIDTH },
          '@media (hover: none)': {
            minWidth: columnsWidth + ACTIONS_WIDTH_TOUCH,
            '& thead .actions': { width: ACTIONS_WIDTH_TOUCH },
          },
        }}
      >
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell className="stay select" sx={{ width: SELECT_WIDTH }}>
                <SelectBox
                  label={t('selectPage')}
                  checked={rows.length > 0 && chosen === rows.length}
                  mixed={chosen > 0 && chosen < rows.length}
                  onToggle={() => selection.toggleAll(chosen < rows.length)}
                />
              </TableCell>
            )}
            {columns.map((column, index) => (
              <TableCell
                key={column.key}
                className={place(index, 'head')}
                align={column.align}
                aria-sort={ariaSort(column as Column<unknown>, sort)}
                sx={{ width: column.grow ? undefined : column.width, ...side(index) }}
              >
                {column.sort ? (
                  <SortHead
                    title={column.title}
                    by={column.sort}
                    firstOrder={column.firstOrder}
                    sort={sort}
                    onSort={onSort}
                  />
                ) : (
                  column.title
                )}
              </TableCell>
            ))}
            <TableCell className="actions">
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const id = keyOf(row);
            const selected = selection?.has(id) ?? false;
            return (
              <TableRow key={id} hover selected={selected}>
                {selection && (
                  <TableCell className="stay select">
                    <SelectBox
                      label={t('selectRow', { name: nameOf(row) })}
                      checked={selected}
                      onToggle={(withRange) => selection.toggle(row, withRange)}
                    />
                  </TableCell>
                )}
                {columns.map((column, index) => (
                  <TableCell
                    key={column.key}
                    component={index === 0 ? 'th' : 'td'}
                    scope={index === 0 ? 'row' : undefined}
                    className={place(index, 'cell')}
                    align={column.align}
                    sx={side(index)}
                  >
                    {column.render(row)}
                  </TableCell>
                ))}
                <TableCell className="actions">
                  <RowActions>{actions(row)}</RowActions>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </ListTable>
    </TableScroller>
  );
}
