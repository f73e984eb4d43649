import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { EditCell } from '../cells/EditCell';
import type { CellEdits } from '../cells/use-cell-edits';
import type { Column } from './column';
import { firstColumnClass } from './first-column';
import { IconsRendered } from './RowAction';
import actionStyles from './row-actions.module.css';
import { SelectBox } from './SelectBox';
import styles from './table.module.css';

interface TableRowProps<T> {
  row: T;
  /** Identifies the row. */
  id: string;
  columns: readonly Column<T>[];
  /** The accessible name of the row's checkbox. */
  name: string;
  selected: boolean;
  /** Absent: rows cannot be selected. */
  onToggle?: (withRange: boolean) => void;
  /** Touch devices have no hover: the actions are always visible. */
  touch: boolean;
  actions: ReactNode;
  /** Lets values be changed in their cells. */
  cells?: CellEdits<T>;
  /** The row can be dragged to another place. */
  ordered?: boolean;
}

/** A row. Its actions appear on hover or focus, and are always visible on touch devices. */
export function TableRow<T>(props: TableRowProps<T>) {
  const { row, id, columns, name, selected, onToggle, touch, actions, cells, ordered } = props;
  const t = useTranslations('table');
  const [visited, setVisited] = useState(false);
  const visit = () => setVisited(true);
  return (
    <tr data-selected={selected || undefined} data-id={ordered ? id : undefined} onPointerEnter={visit} onFocus={visit}>
      {onToggle && (
        <td className={`${styles.stay} ${styles.select}`}>
          <SelectBox label={t('selectRow', { name })} checked={selected} onToggle={onToggle} />
        </td>
      )}
      {columns.map((column, index) => {
        const { key, align, edit, render } = column;
        const content = edit && cells ? <EditCell row={row} id={id} column={column} cells={cells} /> : render(row);
        return index === 0 ? (
          <th key={key} scope="row" className={firstColumnClass(index)} data-align={align}>
            {content}
          </th>
        ) : (
          <td key={key} data-align={align}>
            {content}
          </td>
        );
      })}
      <td className={`${styles.actions} ${actionStyles.cell}`}>
        <div className={actionStyles.buttons}>
          <IconsRendered value={touch || visited}>{actions}</IconsRendered>
        </div>
      </td>
    </tr>
  );
}
