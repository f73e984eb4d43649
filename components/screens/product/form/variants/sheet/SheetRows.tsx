import { memo, type CSSProperties } from 'react';
import type { VariantValues } from '../../product-values';
import type { Range } from './sheet';
import type { SheetShared } from './SheetCell';
import styles from './sheet.module.css';
import { SheetRow } from './SheetRow';

/** Rows that are compared, and by the browser laid out and painted, as one. */
export const BLOCK = 10;

interface SheetRowsProps {
  shared: SheetShared;
  rows: readonly VariantValues[];
  /** The first row of the block. */
  from: number;
  /** The active cell, if it is in the block, and what is edited in it. */
  active: { row: number; column: number } | undefined;
  editing: { text: string; replaces: boolean } | undefined;
  /** The selected cells, if some are in the block. */
  range: Range | undefined;
  /** The columns with an issue, by row. */
  wrong: ReadonlyMap<number, { parts: string }>;
}

const blockOf = ({ rows, from }: SheetRowsProps) => rows.slice(from, from + BLOCK);

function sameBlock(left: SheetRowsProps, right: SheetRowsProps): boolean {
  const names = ['shared', 'from', 'active', 'editing', 'range', 'wrong'] as const;
  const isSame = names.every((name) => left[name] === right[name]);
  if (!isSame || left.rows === right.rows) return isSame;
  const [before, after] = [blockOf(left), blockOf(right)];
  return before.length === after.length && before.every((row, at) => row === after[at]);
}

export const SheetRows = memo(function SheetRows(props: SheetRowsProps) {
  const { shared, from, active, editing, range, wrong } = props;
  const rows = blockOf(props);
  return (
    <div role="rowgroup" className={styles.block} style={{ '--rows': rows.length } as CSSProperties}>
      {rows.map((row, at) => {
        const index = from + at;
        const isActive = active?.row === index;
        const isIn = range && index >= range.top && index <= range.bottom;
        return (
          <SheetRow
            key={row.id}
            shared={shared}
            index={index}
            row={row}
            active={isActive ? active.column : undefined}
            from={isIn ? range.left : undefined}
            to={isIn ? range.right : undefined}
            edited={isActive ? editing?.text : undefined}
            replaces={isActive && (editing?.replaces ?? false)}
            wrong={wrong.get(index)?.parts}
          />
        );
      })}
    </div>
  );
}, sameBlock);
