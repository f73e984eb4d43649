import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lockOf } from '@/components/ui/permission/lock';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import type { Column } from '../rows/column';
import { cellKey, type Cell, type CellButton } from './cell-edit';
import styles from './cells.module.css';
import type { CellEdits } from './use-cell-edits';

/** Loaded with the first pointer or focus on a value that can be changed. */
const CellEditor = lazyWithTexts(() => import('./CellEditor').then((module) => module.CellEditor), ['form']);
const prepare = () => void CellEditor.prepare();

interface EditCellProps<T> {
  row: T;
  id: string;
  column: Column<T>;
  cells: CellEdits<T>;
}

/** A cell whose value can be changed: it shows the value, and the editor only while it is open. */
export function EditCell<T>({ row: current, id, column, cells }: EditCellProps<T>) {
  const t = useTranslations('table.cell');
  const { edit, title, render } = column;
  const key = cellKey(id, column.key);
  const open = cells.openOf(key);
  const row = open?.row ?? current;
  const text = edit?.textOf?.(row);
  if (!edit || (edit.textOf && text === undefined)) return render(current);

  const cancel = () => cells.cancel(key);
  const save = (part: Partial<T>, typed = '') => cells.save({ row, column, text: typed, part });
  const holdFocus = (withFocus: boolean) => cells.setFocus(withFocus ? key : undefined);
  const cell: Cell<T> = {
    button: {
      ref: (button) => {
        // The editor that had the focus gives it back.
        if (!button || open || !cells.hasFocus(key)) return;
        cells.setFocus(undefined);
        button.focus();
      },
      'aria-label': t('edit', { title, value: edit.shown(current) }),
      'data-cell': key,
      onClick: () => cells.open(key, text ?? '', current),
    },
    save,
    open,
    cancel,
  };
  const plain = render(current, cell);
  if (!open || text === undefined) return plain;
  return (
    <PartBoundary onFail={cancel}>
      <Suspense fallback={plain}>
        <CellEditor
          cell={key}
          label={title}
          unit={edit.unit?.(row)}
          saved={text}
          open={open}
          focused={cells.hasFocus(key)}
          read={(typed) => edit.read?.(row, typed) ?? { part: {} }}
          onSave={(part, typed, withFocus) => {
            holdFocus(withFocus);
            save(part as Partial<T>, typed);
          }}
          onRefuse={(typed, issue) => cells.refuse(key, { text: typed, row, error: { kind: 'issue', issue } })}
          onClose={(withFocus) => {
            holdFocus(withFocus);
            cancel();
          }}
        />
      </Suspense>
    </PartBoundary>
  );
}

interface CellValueProps {
  button: CellButton;
  /** There is no value yet. */
  unset?: boolean;
  children: string;
}

/** The value of a cell as a button that opens its editor: a click, Enter or F2. */
export function CellValue({ button, unset, children }: CellValueProps) {
  return (
    <button
      type="button"
      className={styles.value}
      data-unset={unset || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onKeyDown={({ key }) => {
        if (key === 'F2') button.onClick();
      }}
      {...button}
      {...lockOf()}
    >
      {children}
    </button>
  );
}
