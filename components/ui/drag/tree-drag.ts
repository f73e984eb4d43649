import {
  draggable,
  dropTargetForElements,
  type ElementEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** What is being dragged, in the words of whoever let it be dragged. */
export type DragData = Record<string | symbol, unknown>;
export interface DragAt {
  clientX: number;
  clientY: number;
}

/** Lets an element be dragged; while it is, it has `data-dragged`. Answers how to stop that. */
export function dragSource(element: HTMLElement, data: () => DragData): () => void {
  return draggable({
    element,
    getInitialData: data,
    onDragStart: () => element.toggleAttribute('data-dragged', true),
    onDrop: () => element.removeAttribute('data-dragged'),
  });
}

interface DropArea {
  element: HTMLElement;
  accepts: (data: DragData) => boolean;
  /** At every step over the area, and with undefined when it is left or the drag is over. */
  over: (data: DragData, at: DragAt | undefined) => void;
  dropped: (data: DragData, at: DragAt) => void;
}

type Payload = ElementEventBasePayload;
const atOf = ({ location }: Payload): DragAt => location.current.input;

/** Takes what is dragged over an area; which place of it is meant is the area's own matter. Answers how to stop that. */
export function dropArea({ element, accepts, over, dropped }: DropArea): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => accepts(source.data),
    onDrag: (event) => over(event.source.data, atOf(event)),
    onDragLeave: ({ source }) => over(source.data, undefined),
    onDrop: (event) => {
      over(event.source.data, undefined);
      dropped(event.source.data, atOf(event));
    },
  });
}
