import { useEffect, useState, type RefObject } from 'react';
import { placeTab } from './tab-tools';

/** The code for dragging comes with the first pointer over the bar: the frame stands without it. */
const loadDrag = () => import('@/components/ui/drag/row-drag');
type DragInRow = Awaited<ReturnType<typeof loadDrag>>['dragInRow'];

/** Lets all tabs but the first be put into another order by dragging; answers what loads the code for it. */
export function useTabDrag(list: RefObject<HTMLElement | null>, ids: readonly string[]): () => void {
  const [drag, setDrag] = useState<{ inRow: DragInRow }>();
  const key = ids.join('\n');
  useEffect(() => {
    if (!list.current || !drag) return;
    const elements = [...list.current.querySelectorAll<HTMLElement>('[data-tab]')];
    const keyOf = ({ dataset: { tab } }: HTMLElement) => (tab === elements[0]?.dataset.tab ? undefined : tab);
    return drag.inRow({ elements, keyOf, onDrop: placeTab });
  }, [list, drag, key]);
  return () => {
    if (!drag)
      loadDrag().then(
        ({ dragInRow }) => setDrag({ inRow: dragInRow }),
        () => undefined,
      );
  };
}
