import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { ArrowDown, ArrowUp, Check, GripVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { Column } from '../rows/column';
import {
  DEFAULT_COLUMNS,
  inOrder,
  isDefault,
  isShown,
  placed,
  stepped,
  toggled,
  visibleWith,
  widened,
  WIDTH_STEP,
  type ColumnPrefs,
} from './column-prefs';
import { useColumnDrag } from './use-column-drag';
import styles from './ColumnChoices.module.css';

export type ColumnChoice = Pick<Column<unknown>, 'key' | 'title' | 'hideable' | 'optional' | 'width'>;

interface ColumnChoicesProps {
  anchor: HTMLElement;
  columns: readonly ColumnChoice[];
  prefs: ColumnPrefs;
  onChange: (prefs: ColumnPrefs) => void;
  onClose: () => void;
}

/**
 * The columns as a menu: a press shows or hides one; dragging, its arrows or Alt and an arrow key move it, Alt with the
 * left or right one changes its width.
 */
export function ColumnChoices({ anchor, columns, prefs, onChange, onClose }: ColumnChoicesProps) {
  const t = useTranslations('table');
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const choices = inOrder(columns, prefs).filter(({ hideable }) => hideable !== false);
  const loadDrag = useColumnDrag({
    row: list,
    keys: choices.map(({ key }) => key),
    vertical: true,
    onDrop: (key, target, side) => onChange(placed(columns, prefs, key, target, side)),
  });
  const step = (column: ColumnChoice, by: -1 | 1) => {
    const next = stepped(columns, prefs, column.key, by);
    if (!next) return;
    onChange(next);
    const visible = visibleWith(columns, next, column.key);
    const position = visible.findIndex(({ key }) => key === column.key) + 1;
    setSaid(t('columnMoved', { title: column.title, position, count: visible.length }));
  };
  const widen = (column: ColumnChoice, by: number) => {
    const next = widened(prefs, column.key, (prefs.widths[column.key] ?? column.width) + by);
    onChange(next);
    setSaid(t('columnWidth', { title: column.title, width: next.widths[column.key] ?? column.width }));
  };
  const press = (event: KeyboardEvent, column: ColumnChoice) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const action: Record<string, () => void> = {
      ArrowUp: () => step(column, -1),
      ArrowDown: () => step(column, 1),
      ArrowLeft: () => widen(column, -WIDTH_STEP),
      ArrowRight: () => widen(column, WIDTH_STEP),
    };
    if (!action[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    action[event.key]?.();
  };
  /** A button inside a menu item has no name of its own; the keys do the same. */
  const arrow = (column: ColumnChoice, by: -1 | 1, Icon: typeof ArrowUp) => (
    <i
      aria-hidden
      data-off={stepped(columns, prefs, column.key, by) ? undefined : ''}
      data-tip={t(by < 0 ? 'columnUp' : 'columnDown')}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        step(column, by);
      }}
    >
      <Icon size={14} />
    </i>
  );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      onPointerEnter={loadDrag}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onClose();
      }}
    >
      <MenuList ref={list} autoFocusItem aria-label={t('columns')}>
        {choices.map((column) => {
          const shown = isShown(column, prefs);
          return (
            <MenuItem
              className={styles.choice}
              key={column.key}
              role="menuitemcheckbox"
              aria-checked={shown}
              data-column={column.key}
              onClick={() => onChange(toggled(prefs, column))}
              onKeyDown={(event) => press(event, column)}
            >
              <GripVertical aria-hidden size={14} />
              <Check aria-hidden visibility={shown ? undefined : 'hidden'} />
              <span>{column.title}</span>
              {arrow(column, -1, ArrowUp)}
              {arrow(column, 1, ArrowDown)}
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem
          disabled={choices.every((column) => isShown(column, prefs))}
          onClick={() =>
            onChange({ ...prefs, hidden: [], shown: columns.flatMap(({ key, optional }) => (optional ? [key] : [])) })
          }
        >
          {t('showAllColumns')}
        </MenuItem>
        <MenuItem disabled={isDefault(prefs)} onClick={() => onChange(DEFAULT_COLUMNS)}>
          {t('resetColumns')}
        </MenuItem>
        <li className={styles.hint} aria-hidden>
          {t('columnKeys')}
        </li>
      </MenuList>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Popover>
  );
}
