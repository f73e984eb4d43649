import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { EDGE } from '../../layout/inside-window';

interface Offset {
  x: number;
  y: number;
}

const HOME: Offset = { x: 0, y: 0 };
/** Pixels per press of an arrow key. */
const STEP = 24;

const ARROWS: Record<string, Offset> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const between = (value: number, lower: number, upper: number) =>
  Math.max(lower, Math.min(value, Math.max(lower, upper)));

/** The nearest offset that keeps a box inside the window; of a larger box the top left corner stays visible. */
export function offsetInsideWindow(
  wanted: Offset,
  box: { left: number; top: number; width: number; height: number },
): Offset {
  return {
    x: between(wanted.x, EDGE - box.left, window.innerWidth - EDGE - box.width - box.left),
    y: between(wanted.y, EDGE - box.top, window.innerHeight - EDGE - box.height - box.top),
  };
}

/**
 * Moves an element by a handle: by pointer, by arrow keys, and by clicks, which move it between middle, left and right
 * (WCAG 2.5.7: nothing requires dragging). It sets style properties, never a style attribute (CSP), and renders
 * nothing.
 */
export function useDrag<T extends HTMLElement>() {
  const element = useRef<T>(null);
  const offset = useRef(HOME);
  const grip = useRef<Offset>(undefined);
  /** Of the three positions that clicks lead through: 0 the middle, 1 the left, 2 the right. */
  const position = useRef(0);

  const move = (wanted: Offset) => {
    const node = element.current;
    if (!node) return;
    const { left, top, width, height } = node.getBoundingClientRect();
    const { x, y } = offset.current;
    offset.current = offsetInsideWindow(wanted, { left: left - x, top: top - y, width, height });
    node.style.transform = `translate(${offset.current.x}px, ${offset.current.y}px)`;
  };
  useEffect(() => {
    const stay = () => {
      if (offset.current !== HOME) move(offset.current);
    };
    window.addEventListener('resize', stay);
    return () => window.removeEventListener('resize', stay);
  }, []);

  return {
    element,
    bar: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return;
        grip.current = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (grip.current) move({ x: clientX - grip.current.x, y: clientY - grip.current.y });
      },
      onPointerUp: () => void (grip.current = undefined),
      onPointerCancel: () => void (grip.current = undefined),
    },
    button: {
      onKeyDown: (event: KeyboardEvent) => {
        const step = ARROWS[event.key];
        if (!step && event.key !== 'Home') return;
        event.preventDefault();
        move(step ? { x: offset.current.x + step.x, y: offset.current.y + step.y } : HOME);
      },
      onClick: () => {
        position.current = (position.current + 1) % 3;
        const far = position.current === 1 ? -Infinity : Infinity;
        move(position.current === 0 ? HOME : { x: far, y: offset.current.y });
      },
    },
  };
}
