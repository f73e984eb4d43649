import { startTransition } from 'react';

/** Milliseconds after which state changes without a frame: hidden windows paint none. */
const FRAME_TIMEOUT = 100;

/**
 * Changes state after the next paint, as a transition: what is rendered by it is rendered in slices that input may
 * interrupt. Returns a function that cancels it.
 */
export function renderAfterFrame(change: () => void): () => void {
  let waits = true;
  const once = () => {
    if (!waits) return;
    waits = false;
    startTransition(change);
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, FRAME_TIMEOUT);
  return () => {
    waits = false;
  };
}
