import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Loaded with the first pointer over the elements. */
const loadDrag = () => import('./row-drag');
type DragInRow = Awaited<ReturnType<typeof loadDrag>>['dragInRow'];
type Options = Parameters<DragInRow>[0];

interface RowDrag extends Pick<Options, 'keyOf' | 'vertical' | 'onDrop'> {
  list: RefObject<HTMLElement | null>;
  /** Selects the elements of the list that can be dragged. */
  selector: string;
  /** The keys of the elements that are rendered; none: nothing can be dragged. */
  keys: readonly string[];
}

/** Lets elements be reordered by dragging; returns the function that loads its code. */
export function useRowDrag({ list, selector, keys, keyOf, vertical, onDrop }: RowDrag): () => void {
  const [drag, setDrag] = useState<{ inRow: DragInRow }>();
  const drop = useEffectEvent(onDrop);
  const keyNow = useEffectEvent(keyOf);
  // The elements stay the same until a key comes, goes or moves.
  const key = keys.join('\n');
  useEffect(() => {
    if (!list.current || !drag || !key) return;
    return drag.inRow({
      elements: [...list.current.querySelectorAll<HTMLElement>(selector)],
      keyOf: (element) => keyNow(element),
      vertical,
      onDrop: (...dropped) => drop(...dropped),
    });
  }, [list, selector, drag, key, vertical]);
  return () => {
    if (!drag && key)
      loadDrag().then(
        ({ dragInRow }) => setDrag({ inRow: dragInRow }),
        () => undefined,
      );
  };
}
