import { useEffect, useState, type RefObject } from 'react';

/** Loaded with the first pointer over the rows. */
const loadDrag = () => import('@/components/ui/drag/row-drag');
type DragInRow = Awaited<ReturnType<typeof loadDrag>>['dragInRow'];

export function placed(ids: readonly string[], id: string, to: number): string[] {
  const next = ids.filter((other) => other !== id);
  next.splice(Math.max(0, Math.min(to, next.length)), 0, id);
  return next;
}

/** Makes rows (`data-id`) reorderable by dragging; returns the function that loads its code. */
export function useOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onChange: (ids: string[]) => void,
): () => void {
  const [drag, setDrag] = useState<{ inRow: DragInRow }>();
  useEffect(() => {
    if (!list.current || !drag) return;
    return drag.inRow({
      elements: [...list.current.querySelectorAll<HTMLElement>('[data-id]')],
      keyOf: ({ dataset }) => dataset.id,
      vertical: true,
      onDrop: (id, anchor, side) => {
        const rest = ids.filter((other) => other !== id);
        onChange(placed(ids, id, rest.indexOf(anchor) + (side === 'after' ? 1 : 0)));
      },
    });
  }, [list, drag, ids, onChange]);
  return () => {
    if (!drag)
      loadDrag().then(
        ({ dragInRow }) => setDrag({ inRow: dragInRow }),
        () => undefined,
      );
  };
}
