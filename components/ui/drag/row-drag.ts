import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

type Side = 'before' | 'after';

interface RowDrag {
  /** Elements of one row, in any order. */
  elements: readonly HTMLElement[];
  /** What an element stands for; undefined where it can neither be moved nor passed. */
  keyOf: (element: HTMLElement) => string | undefined;
  /** They stand one below the other instead of side by side. */
  vertical?: boolean;
  onDrop: (key: string, anchor: string, side: Side) => void;
}

type Pointer = ElementEventBasePayload['location']['current'];

/** Before or after: which half of the element the pointer is over. */
function sideOf(element: HTMLElement, { input }: Pointer, vertical: boolean): Side {
  const { left, top, width, height } = element.getBoundingClientRect();
  const first = vertical ? input.clientY < top + height / 2 : input.clientX < left + width / 2;
  return first ? 'before' : 'after';
}

/**
 * Lets the elements of a row be dragged among each other; answers how to stop it. While it lasts, the dragged one has
 * `data-dragged`, the one below the pointer `data-drop` with the side. Keys need a way of their own (WCAG 2.5.7).
 */
export function dragInRow({ elements, keyOf, vertical = false, onDrop }: RowDrag): () => void {
  const row = Symbol('row');
  const parts = elements.map((element) => {
    const mark = (side?: Side) => {
      if (side) element.dataset.drop = side;
      else delete element.dataset.drop;
    };
    return combine(
      draggable({
        element,
        canDrag: () => keyOf(element) !== undefined,
        getInitialData: () => ({ row, key: keyOf(element) }),
        onDragStart: () => element.toggleAttribute('data-dragged', true),
        onDrop: () => element.removeAttribute('data-dragged'),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.row === row && source.element !== element && keyOf(element) !== undefined,
        onDrag: ({ location }) => mark(sideOf(element, location.current, vertical)),
        onDragLeave: () => mark(),
        onDrop: ({ source, location }) => {
          mark();
          const anchor = keyOf(element);
          if (anchor !== undefined)
            onDrop(String(source.data.key), anchor, sideOf(element, location.current, vertical));
        },
      }),
    );
  });
  return combine(...parts);
}
