import { useTranslations } from 'next-intl';
import { useState, type CSSProperties, type ReactNode, type UIEvent } from 'react';
import { useMedia } from '@/components/ui/layout/use-media';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { CellEdits } from '../cells/use-cell-edits';
import { HeadRow, inRem, type ColumnLayout } from '../columns/HeadRow';
import { DENSITY_SIZES, type Column, type Density, type Sort } from './column';
import type { RowOrder } from '../order/use-row-order';
import { OrderedBody } from './OrderedBody';
import { SelectBox } from './SelectBox';
import { tableHeight } from './table-height';
import styles from './table.module.css';
import { TableRow } from './TableRow';
import { useFirstRows } from '@/components/ui/loading/deferred';
import type { Selection } from '../use-selection';

const SELECT_WIDTH = 44;
/** Rows that fit into a window; the others are rendered after them. */
const FIRST_ROWS = 12;

export interface DataTableProps<T> {
  /** The accessible name: the title of the page. */
  name: string;
  /** The visible columns, in their order. */
  columns: readonly Column<T>[];
  /** Absent: the columns cannot be arranged. */
  layout?: ColumnLayout<T>;
  /** Absent: values cannot be changed in their cells. */
  cells?: CellEdits<T>;
  /** Lets the rows be put into order; absent: the platform sorts them. */
  order?: RowOrder;
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** The accessible name of a row's checkbox. */
  nameOf: (row: T) => string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Absent: rows cannot be selected. */
  selection?: Selection<T>;
  actions: (row: T) => ReactNode;
  density?: Density;
  /** A refetch is in progress. */
  busy?: boolean;
}

const markScrolled = (event: UIEvent<HTMLElement>) =>
  event.currentTarget.toggleAttribute('data-scrolled', event.currentTarget.scrollLeft > 0);

/** A page of rows as a table, with selection; paging, filtering and sorting are done by the platform. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { name, columns, rows, keyOf, nameOf, sort, onSort, selection, actions, density = 'comfortable' } = props;
  const { layout, cells, order, busy } = props;
  const t = useTranslations('table');
  const touch = useMedia('(hover: none)');
  const [said, setSaid] = useState('');
  const renderedRows = useFirstRows(rows, FIRST_ROWS);
  const chosen = rows.filter((row) => selection?.has(keyOf(row))).length;
  const selectWidth = selection ? SELECT_WIDTH : 0;
  const sizes = {
    '--select-width': `${selectWidth}px`,
    '--columns-width': inRem(columns.reduce((sum, column) => sum + column.width, selectWidth)),
    '--row-height': `${DENSITY_SIZES[density].row}px`,
  } as CSSProperties;

  const body = renderedRows.map((row) => {
    const id = keyOf(row);
    return (
      <TableRow
        key={id}
        row={row}
        id={id}
        cells={cells}
        ordered={order !== undefined}
        columns={columns}
        name={nameOf(row)}
        selected={selection?.has(id) ?? false}
        onToggle={selection && ((withRange) => selection.toggle(row, withRange))}
        touch={touch}
        actions={actions(row)}
      />
    );
  });

  return (
    <div
      className={styles.scroller}
      style={{ '--table-height': tableHeight() } as CSSProperties}
      onScroll={markScrolled}
      data-bulk={(selection && selection.size > 0) || undefined}
    >
      <table
        className={styles.table}
        style={sizes}
        data-lines={density === 'compact' ? 1 : 2}
        aria-label={name}
        aria-busy={busy || renderedRows.length < rows.length}
        // The head is a row too.
        aria-rowcount={renderedRows.length < rows.length ? rows.length + 1 : undefined}
      >
        <thead>
          <HeadRow
            columns={columns}
            sort={sort}
            onSort={onSort}
            layout={layout}
            onSaid={setSaid}
            select={
              selection && (
                <th scope="col" className={`${styles.stay} ${styles.select}`}>
                  <SelectBox
                    label={t('selectPage')}
                    checked={rows.length > 0 && chosen === rows.length}
                    mixed={chosen > 0 && chosen < rows.length}
                    onToggle={() => selection.toggleAll(chosen < rows.length)}
                  />
                </th>
              )
            }
            actions={<VisuallyHidden>{t('actions')}</VisuallyHidden>}
          />
        </thead>
        {order ? <OrderedBody order={order}>{body}</OrderedBody> : <tbody>{body}</tbody>}
      </table>
      {layout && <VisuallyHidden role="status">{said}</VisuallyHidden>}
    </div>
  );
}
