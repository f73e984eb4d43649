import { memo } from 'react';
import type { VariantValues } from '../../product-values';
import { PARTS, textOf } from './sheet';
import { ImageCell, RemoveCell, SheetCell, type SheetShared } from './SheetCell';
import styles from './sheet.module.css';

export interface SheetRowProps {
  shared: SheetShared;
  index: number;
  row: VariantValues;
  /** The column of the active cell, if it is in this row. */
  active: number | undefined;
  /** The selected columns. */
  from: number | undefined;
  to: number | undefined;
  /** The text at the start of an edit of the active cell; undefined: it is not edited. */
  edited: string | undefined;
  replaces: boolean;
  /** The columns with an issue. */
  wrong: string | undefined;
}

/** A variant in the sheet. It is rendered again only if something of itself changes: a key must not render 200 rows. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { shared, index, row, active, from, to, edited, replaces, wrong } = props;
  const name = Object.values(row.options).join(' / ');
  return (
    <div role="row" className={styles.line} aria-rowindex={index + 2}>
      <ImageCell shared={shared} id={row.id} name={name} image={row.image} />
      <div role="rowheader" className={styles.name} title={name}>
        {name}
      </div>
      {PARTS.map((part, column) => (
        <SheetCell
          key={part}
          shared={shared}
          row={index}
          column={column}
          part={part}
          name={name}
          text={textOf(row, part)}
          active={active === column}
          selected={from !== undefined && column >= from && column <= (to ?? from)}
          wrong={wrong?.split(' ').includes(part) ?? false}
          edited={active === column ? edited : undefined}
          replaces={replaces}
        />
      ))}
      <RemoveCell shared={shared} id={row.id} name={name} />
    </div>
  );
});
