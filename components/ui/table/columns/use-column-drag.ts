import type { RefObject } from 'react';
import type { Side } from '@/components/ui/drag/row-drag';
import { useRowDrag } from '@/components/ui/drag/use-row-drag';

interface ColumnDrag {
  /** Contains an element with `data-column` for each column that can be moved. */
  row: RefObject<HTMLElement | null>;
  keys: readonly string[];
  vertical?: boolean;
  onDrop: (key: string, anchor: string, side: Side) => void;
}

/** An attribute of the row while a width is being dragged: the column itself must stay. */
export const RESIZING = 'data-resizing';

/** Lets columns be reordered by dragging; returns the function that loads its code. */
export const useColumnDrag = ({ row, ...options }: ColumnDrag): (() => void) =>
  useRowDrag({
    ...options,
    list: row,
    selector: '[data-column]',
    keyOf: ({ dataset }) => (row.current?.hasAttribute(RESIZING) ? undefined : dataset.column),
  });
