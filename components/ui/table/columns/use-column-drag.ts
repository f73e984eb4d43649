import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Loaded with the first pointer over the columns. */
const loadDrag = () => import('@/components/ui/drag/row-drag');
type DragInRow = Awaited<ReturnType<typeof loadDrag>>['dragInRow'];

interface ColumnDrag {
  /** Contains an element with `data-column` for each column that can be moved. */
  row: RefObject<HTMLElement | null>;
  keys: readonly string[];
  vertical?: boolean;
  onDrop: (key: string, anchor: string, side: 'before' | 'after') => void;
}

/** An attribute of the row while a width is being dragged: the column itself must stay. */
export const RESIZING = 'data-resizing';

/** Lets columns be reordered by dragging; returns the function that loads its code. */
export function useColumnDrag({ row, keys, vertical, onDrop }: ColumnDrag): () => void {
  const [drag, setDrag] = useState<{ inRow: DragInRow }>();
  const drop = useEffectEvent(onDrop);
  const key = keys.join('\n');
  useEffect(() => {
    if (!row.current || !drag || !key) return;
    const list = row.current;
    return drag.inRow({
      elements: [...list.querySelectorAll<HTMLElement>('[data-column]')],
      keyOf: ({ dataset }) => (list.hasAttribute(RESIZING) ? undefined : dataset.column),
      vertical,
      onDrop: (moved, anchor, side) => drop(moved, anchor, side),
    });
  }, [row, drag, key, vertical]);
  return () => {
    if (!drag)
      loadDrag().then(
        ({ dragInRow }) => setDrag({ inRow: dragInRow }),
        () => undefined,
      );
  };
}
