import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/**
 * Until the drag ends the element has `data-dragged`, and the document `data-dragging` for what must make way: a rule with
 * `html:has([data-dragged])` would make the browser look at it whenever anything is put into the page.
 */
export function markDragged(element: HTMLElement): void {
  const mark = (isDragged: boolean) => {
    element.toggleAttribute('data-dragged', isDragged);
    document.documentElement.toggleAttribute('data-dragging', isDragged);
  };
  mark(true);
  // Not by the element's own handler, which is gone with the element if that is taken from the page during the drag.
  const stop = monitorForElements({
    onDrop: () => {
      stop();
      mark(false);
    },
  });
}
