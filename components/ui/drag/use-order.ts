import type { RefObject } from 'react';
import { dropIndex } from '@/components/ui/drag/drop-index';
import { useRowDrag } from '@/components/ui/drag/use-row-drag';

export function placed(ids: readonly string[], id: string, to: number): string[] {
  const next = ids.filter((other) => other !== id);
  next.splice(Math.max(0, Math.min(to, next.length)), 0, id);
  return next;
}

/**
 * Makes rows (`data-id`) reorderable by dragging; returns the function that loads its code. `rendered`: the ids whose
 * rows are there already.
 */
export const useOrder = (
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onChange: (ids: string[]) => void,
  rendered = ids,
): (() => void) =>
  useRowDrag({
    list,
    selector: '[data-id]',
    keys: rendered,
    keyOf: ({ dataset }) => dataset.id,
    vertical: true,
    onDrop: (id, anchor, side) => onChange(placed(ids, id, dropIndex(ids, id, anchor, side))),
  });
