import {
  draggable,
  dropTargetForElements,
  type ElementEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { markDragged } from './mark-dragged';

/** Data of the dragged element, defined by its source. */
export type DragData = Record<string | symbol, unknown>;
export interface DragAt {
  clientX: number;
  clientY: number;
}

/** Makes an element draggable; while dragged it has `data-dragged`. Returns a function that stops it. */
export function dragSource(element: HTMLElement, data: () => DragData): () => void {
  return draggable({
    element,
    getInitialData: data,
    onDragStart: () => markDragged(element),
  });
}

interface DropArea {
  element: HTMLElement;
  accepts: (data: DragData) => boolean;
  /** Called at each move over the area, and with undefined when the pointer leaves it or the drag ends. */
  over: (data: DragData, at: DragAt | undefined) => void;
  dropped: (data: DragData, at: DragAt) => void;
}

type Payload = ElementEventBasePayload;
const atOf = ({ location }: Payload): DragAt => location.current.input;

/** Accepts drops on an area, which itself determines the position in it. Returns a function that stops it. */
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
