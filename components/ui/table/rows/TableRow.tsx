import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { Column } from './column';
import { IconsDrawn } from './RowAction';
import actionStyles from './row-actions.module.css';
import { SelectBox } from './SelectBox';
import styles from './table.module.css';

interface TableRowProps<T> {
  row: T;
  columns: readonly Column<T>[];
  /** What the row is called, for its checkbox. */
  name: string;
  selected: boolean;
  /** Absent: rows are not chosen here. */
  onToggle?: (withRange: boolean) => void;
  /** Nothing hovers here: the actions are always seen. */
  touch: boolean;
  actions: ReactNode;
}

/** Whether a place is the first of its row, which stays in sight while the others scroll. */
export const placeOf = (index: number) => (index === 0 ? `${styles.stay} ${styles.first}` : undefined);

/** One row. Its actions come with hover or focus, and are always there where nothing hovers. */
export function TableRow<T>({ row, columns, name, selected, onToggle, touch, actions }: TableRowProps<T>) {
  const t = useTranslations('table');
  const [visited, setVisited] = useState(false);
  const visit = () => setVisited(true);
  return (
    <tr data-selected={selected || undefined} onPointerEnter={visit} onFocus={visit}>
      {onToggle && (
        <td className={`${styles.stay} ${styles.select}`}>
          <SelectBox label={t('selectRow', { name })} checked={selected} onToggle={onToggle} />
        </td>
      )}
      {columns.map(({ key, align, render }, index) =>
        index === 0 ? (
          <th key={key} scope="row" className={placeOf(index)} data-align={align}>
            {render(row)}
          </th>
        ) : (
          <td key={key} data-align={align}>
            {render(row)}
          </td>
        ),
      )}
      <td className={`${styles.actions} ${actionStyles.cell}`}>
        <div className={actionStyles.buttons}>
          <IconsDrawn value={touch || visited}>{actions}</IconsDrawn>
        </div>
      </td>
    </tr>
  );
}
