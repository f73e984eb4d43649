import { useState, type ChangeEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { pointAt } from './geometry';

/**
 * The point that is looked at: under the mouse, where a finger rests or rested last, or where the keys are. Escape, a
 * press elsewhere and leaving with the mouse end it.
 */
export function useCursor(count: number, slots: boolean) {
  const [at, setAt] = useState<number>();
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setAt(pointAt((event.clientX - left) / width, count, slots));
  };
  const end = () => setAt(undefined);
  return {
    // Fewer points than before, after another period was chosen.
    at: at !== undefined && at < count ? at : undefined,
    plot: {
      onPointerMove: follow,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        follow(event);
        // The slider's own blur ends what a finger began.
        event.preventDefault();
        event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') end();
      },
    },
    slider: {
      onFocus: () => setAt((now) => now ?? count - 1),
      onBlur: end,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setAt(Number(event.target.value)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') end();
      },
    },
  };
}
