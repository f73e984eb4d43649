/** @jest-environment ./scripts/check/jest-env.ts */
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { markDragged } from './mark-dragged';

jest.mock('@atlaskit/pragmatic-drag-and-drop/element/adapter', () => ({ monitorForElements: jest.fn() }));
const stop = jest.fn();
const monitor = jest.mocked(monitorForElements).mockReturnValue(stop);
const isDragging = () => document.documentElement.hasAttribute('data-dragging');

test('element and document are marked until the drag ends, also where the element is gone by then', () => {
  const element = document.body.appendChild(document.createElement('div'));
  markDragged(element);
  expect(element).toHaveAttribute('data-dragged');
  expect(isDragging()).toBe(true);

  element.remove();
  monitor.mock.calls[0]![0].onDrop!({} as never);
  expect(element).not.toHaveAttribute('data-dragged');
  expect(isDragging()).toBe(false);
  expect(stop).toHaveBeenCalledTimes(1);
});
