import { useTranslations } from 'next-intl';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { Column, Sort, SortOrder } from '../rows/column';
import { firstColumnClass } from '../rows/first-column';
import { clampWidth, placed, stepped, widened, WIDTH_STEP, type ColumnPrefs } from './column-prefs';
import { RESIZING, useColumnDrag } from './use-column-drag';
import styles from '../rows/table.module.css';

interface SortHeadProps {
  title: string;
  by: string;
  firstOrder?: SortOrder;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The head of a sortable column: a click sorts by it, the next one reverses the order. */
function SortHead({ title, by, firstOrder = 'asc', sort, onSort }: SortHeadProps) {
  const active = sort.by === by;
  const next = active ? (sort.order === 'asc' ? 'desc' : 'asc') : firstOrder;
  return (
    <button
      type="button"
      className={styles.sort}
      data-active={active || undefined}
      data-arrow={active ? sort.order : next}
      onClick={() => onSort({ by, order: next })}
    >
      {title}
    </button>
  );
}

/** Columns that a user can arrange: all of them, how they are arranged, and what stores it. */
export interface ColumnLayout<T> {
  columns: readonly Column<T>[];
  prefs: ColumnPrefs;
  onChange: (prefs: ColumnPrefs) => void;
}

/** Columns are as wide as their texts, which grow with the browser's text size. */
export const inRem = (px: number) => `${px / 16}rem`;

const ariaSort = (column: Pick<Column<unknown>, 'sort'>, sort: Sort) => {
  if (!column.sort) return undefined;
  if (column.sort !== sort.by) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
};

/** A width that is dragged changes the head alone, so that the rows are not rendered at each move. */
function dragWidth(event: PointerEvent<HTMLElement>, done: (width: number) => void) {
  const handle = event.currentTarget;
  const head = handle.closest('th');
  const row = handle.closest('tr');
  const table = handle.closest('table');
  if (!head || !row || !table || event.button !== 0) return;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const from = { x: event.clientX, width: head.offsetWidth / rem };
  const others = parseFloat(table.style.getPropertyValue('--columns-width')) * 16 - Number(head.dataset.width);
  let width = from.width;
  const move = ({ clientX }: globalThis.PointerEvent) => {
    width = clampWidth(from.width + (clientX - from.x) / rem);
    // A column that grows has no width of its own.
    if (head.style.width) head.style.width = inRem(width);
    table.style.setProperty('--columns-width', inRem(others + width));
  };
  const stop = () => {
    row.removeAttribute(RESIZING);
    handle.removeEventListener('pointermove', move);
    if (width !== from.width) done(width);
  };
  event.preventDefault();
  row.setAttribute(RESIZING, '');
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('lostpointercapture', stop, { once: true });
}

interface HeadRowProps<T> {
  columns: readonly Column<T>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  layout?: ColumnLayout<T>;
  /** Called with what has changed, to be announced. */
  onSaid: (text: string) => void;
  /** The head of the checkboxes. */
  select: ReactNode;
  actions: ReactNode;
}

/**
 * The head of a list. A column is moved by dragging its head or by Alt and an arrow key; dragging its edge, or Shift
 * and Alt with an arrow key, changes its width; a double click on the edge resets it.
 */
export function HeadRow<T>({ columns, sort, onSort, layout, onSaid, select, actions }: HeadRowProps<T>) {
  const t = useTranslations('table');
  const row = useRef<HTMLTableRowElement>(null);
  const keys = layout ? columns.map(({ key }) => key) : [];
  const loadDrag = useColumnDrag({
    row,
    keys,
    onDrop: (key, anchor, side) => layout?.onChange(placed(layout.columns, layout.prefs, key, anchor, side)),
  });
  const setWidth = (column: Column<T>, width: number | undefined) => {
    if (!layout) return;
    const next = widened(layout.prefs, column.key, width);
    layout.onChange(next);
    const plain = layout.columns.find(({ key }) => key === column.key);
    onSaid(t('columnWidth', { title: column.title, width: next.widths[column.key] ?? plain?.width ?? 0 }));
  };
  const press = (event: KeyboardEvent<HTMLElement>, column: Column<T>) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (!layout || step === 0 || !event.altKey || event.ctrlKey || event.metaKey) return;
    // Otherwise the browser goes back or forward.
    event.preventDefault();
    if (event.shiftKey) return setWidth(column, column.width + step * WIDTH_STEP);
    const next = stepped(layout.columns, layout.prefs, column.key, step);
    if (!next) return;
    layout.onChange(next);
    const position = columns.indexOf(column) + step + 1;
    onSaid(t('columnMoved', { title: column.title, position, count: columns.length }));
  };
  return (
    <tr ref={row} onPointerEnter={layout && loadDrag}>
      {select}
      {columns.map((column, index) => (
        <th
          key={column.key}
          scope="col"
          className={firstColumnClass(index)}
          style={column.grow ? undefined : { width: inRem(column.width) }}
          data-align={column.align}
          data-column={layout && index > 0 ? column.key : undefined}
          data-width={column.width}
          aria-sort={ariaSort(column, sort)}
          onKeyDown={(event) => press(event, column)}
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
          {layout && (
            <span
              aria-hidden
              className={styles.edge}
              onPointerDown={(event) => dragWidth(event, (width) => setWidth(column, width))}
              onDoubleClick={() => setWidth(column, undefined)}
            />
          )}
        </th>
      ))}
      <th scope="col" className={styles.actions}>
        {actions}
      </th>
    </tr>
  );
}
