import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { VariantImage } from '../VariantImage';
import type { Part } from './sheet';
import styles from './sheet.module.css';

/** What all cells of a sheet share; it must stay the same object, or every cell is rendered again. */
export interface SheetShared {
  noteId: string;
  ids: string;
  labels: { sku: string; price: string; stock: string; remove: string };
  onType: (text: string) => void;
  onBlur: () => void;
  onImage: (id: string, image: string | undefined) => void;
  onRemove: (id: string) => void;
}

interface SheetCellProps {
  shared: SheetShared;
  row: number;
  column: number;
  part: Part;
  /** The options of its row. */
  name: string;
  text: string;
  /** It alone can be reached by Tab. */
  active: boolean;
  selected: boolean;
  wrong: boolean;
  /** The text at the start of its edit; undefined: it is not edited. */
  edited: string | undefined;
  /** The edit replaces the value: its caret is at the end instead of everything being selected. */
  replaces: boolean;
}

export const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { shared, row, column, part, name, text, active, selected, wrong, edited, replaces } = props;
  return (
    <div
      role="gridcell"
      id={`${shared.ids}${row}_46_${part}`}
      className={styles.cell}
      data-row={row}
      data-column={column}
      data-align={part === 'sku' ? undefined : 'right'}
      tabIndex={active ? 0 : -1}
      aria-selected={selected}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? shared.noteId : undefined}
    >
      {edited === undefined ? (
        text
      ) : (
        <input
          ref={(input) => {
            if (!input || document.activeElement === input) return;
            // The cell is in sight, because it had the focus.
            input.focus({ preventScroll: true });
            if (!replaces) input.select();
          }}
          defaultValue={edited}
          aria-label={`${shared.labels[part]} ${name}`}
          aria-invalid={wrong || undefined}
          inputMode={part === 'sku' ? undefined : 'decimal'}
          autoComplete="off"
          onChange={(event) => shared.onType(event.target.value)}
          onBlur={shared.onBlur}
        />
      )}
    </div>
  );
});

interface RowActionProps {
  shared: SheetShared;
  id: string;
  name: string;
}

export const ImageCell = memo(function ImageCell({ shared, id, name, image }: RowActionProps & { image?: string }) {
  return (
    <div role="gridcell">
      <VariantImage name={name} image={image} onChange={(next) => shared.onImage(id, next)} />
    </div>
  );
});

export const RemoveCell = memo(function RemoveCell({ shared, id, name }: RowActionProps) {
  return (
    <div role="gridcell">
      <IconAction size="small" label={`${shared.labels.remove} ${name}`} onClick={() => shared.onRemove(id)}>
        <Trash2 size={16} aria-hidden />
      </IconAction>
    </div>
  );
});
