import { startTransition } from 'react';

/** Milliseconds after which it runs without a frame: hidden windows paint none. */
const FRAME_TIMEOUT = 100;

/**
 * Runs something after the next paint, when sizes are known and reading them lays nothing out. Returns a function that
 * cancels it.
 */
export function afterFrame(run: () => void): () => void {
  let waits = true;
  const once = () => {
    if (!waits) return;
    waits = false;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, FRAME_TIMEOUT);
  return () => {
    waits = false;
  };
}

/** Changes state after the next paint, as a transition: it is rendered in slices that input may interrupt. */
export const renderAfterFrame = (change: () => void): (() => void) => afterFrame(() => startTransition(change));
