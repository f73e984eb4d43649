import { useEffect, useEffectEvent, type RefObject } from 'react';
import { dragSource, type DragData } from '@/components/ui/drag/tree-drag';
import type { Material } from '@/lib/api/material';

const KEY = 'materials';

export const materialsIn = (data: DragData): readonly Material[] | undefined =>
  data[KEY] as readonly Material[] | undefined;

/** Lets an element be dragged to a folder; what is moved is the result of `materials` when the drag begins. */
export function useDragMaterials(
  element: RefObject<HTMLElement | null>,
  materials: (() => readonly Material[]) | undefined,
): void {
  const data = useEffectEvent(() => ({ [KEY]: materials?.() ?? [] }));
  const movable = materials !== undefined;
  useEffect(
    () => (movable && element.current ? dragSource(element.current, () => data()) : undefined),
    [movable, element],
  );
}
