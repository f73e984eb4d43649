import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { markDragged } from './mark-dragged';

export type Side = 'before' | 'after';

interface RowDrag {
  /** Elements of one row, in any order. */
  elements: readonly HTMLElement[];
  /** Key of an element; undefined if it cannot be moved nor be a target. */
  keyOf: (element: HTMLElement) => string | undefined;
  /** The elements are below each other instead of side by side. */
  vertical?: boolean;
  onDrop: (key: string, anchor: string, side: Side) => void;
}

type Pointer = ElementEventBasePayload['location']['current'];

function sideOf(element: HTMLElement, { input }: Pointer, vertical: boolean): Side {
  const { left, top, width, height } = element.getBoundingClientRect();
  const first = vertical ? input.clientY < top + height / 2 : input.clientX < left + width / 2;
  return first ? 'before' : 'after';
}

/**
 * Makes the elements of a row reorderable by dragging; returns a function that stops it. During a drag the dragged
 * element has `data-dragged`, the one under the pointer `data-drop` with the side. The caller has to provide a keyboard
 * alternative (WCAG 2.5.7).
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
        onDragStart: () => markDragged(element),
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
