import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import type { VariantValues } from '../../product-values';
import { VariantImage } from '../VariantImage';
import { PARTS, textOf } from './sheet';
import styles from './sheet.module.css';

export interface SheetRowProps {
  index: number;
  row: VariantValues;
  /** The column of the active cell, if it is in this row; it alone can be reached by Tab. */
  active: number | undefined;
  /** The selected columns. */
  from: number | undefined;
  to: number | undefined;
  /** The text at the start of an edit of the active cell; undefined: it is not edited. */
  edited: string | undefined;
  /** It replaces the value: its caret is at the end instead of everything being selected. */
  replaces: boolean;
  /** Columns with an issue, and the id of their note. */
  wrong: string | undefined;
  noteId: string;
  ids: string;
  labels: { sku: string; price: string; stock: string; remove: string };
  onType: (text: string) => void;
  onBlur: () => void;
  onImage: (id: string, image: string | undefined) => void;
  onRemove: (id: string) => void;
}

/** A variant in the sheet. It is rendered again only if something of itself changes: a key must not render 200 rows. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { index, row, active, from, to, edited, replaces, wrong, noteId, ids, labels } = props;
  const name = Object.values(row.options).join(' / ');
  return (
    <div role="row" className={styles.line} aria-rowindex={index + 2}>
      <div role="gridcell">
        <VariantImage name={name} image={row.image} onChange={(image) => props.onImage(row.id, image)} />
      </div>
      <div role="rowheader" className={styles.name} title={name}>
        {name}
      </div>
      {PARTS.map((part, column) => {
        const isActive = active === column;
        const isWrong = wrong?.split(' ').includes(part) ?? false;
        return (
          <div
            key={part}
            role="gridcell"
            id={`${ids}${index}_46_${part}`}
            className={styles.cell}
            data-row={index}
            data-column={column}
            data-align={part === 'sku' ? undefined : 'right'}
            tabIndex={isActive && edited === undefined ? 0 : -1}
            aria-selected={from !== undefined && column >= from && column <= (to ?? from)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? noteId : undefined}
          >
            {isActive && edited !== undefined ? (
              <input
                ref={(input) => {
                  if (!input || document.activeElement === input) return;
                  input.focus();
                  if (!replaces) input.select();
                }}
                defaultValue={edited}
                aria-label={`${labels[part]} ${name}`}
                aria-invalid={isWrong || undefined}
                inputMode={part === 'sku' ? undefined : 'decimal'}
                autoComplete="off"
                onChange={(event) => props.onType(event.target.value)}
                onBlur={props.onBlur}
              />
            ) : (
              textOf(row, part)
            )}
          </div>
        );
      })}
      <div role="gridcell">
        <IconAction size="small" label={`${labels.remove} ${name}`} onClick={() => props.onRemove(row.id)}>
          <Trash2 size={16} aria-hidden />
        </IconAction>
      </div>
    </div>
  );
});
