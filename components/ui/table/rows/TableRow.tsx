import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { Column } from './column';
import { IconsRendered } from './RowAction';
import actionStyles from './row-actions.module.css';
import { SelectBox } from './SelectBox';
import styles from './table.module.css';

interface TableRowProps<T> {
  row: T;
  columns: readonly Column<T>[];
  /** The accessible name of the row's checkbox. */
  name: string;
  selected: boolean;
  /** Absent: rows cannot be selected. */
  onToggle?: (withRange: boolean) => void;
  /** Touch devices have no hover: the actions are always visible. */
  touch: boolean;
  actions: ReactNode;
}

/** The classes of the first column, which stays visible during horizontal scrolling. */
export const placeOf = (index: number) => (index === 0 ? `${styles.stay} ${styles.first}` : undefined);

/** A row. Its actions appear on hover or focus, and are always visible on touch devices. */
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
          <IconsRendered value={touch || visited}>{actions}</IconsRendered>
        </div>
      </td>
    </tr>
  );
}
