import { useCallback, useSyncExternalStore } from 'react';
import { now, onTimeLearned } from './clock';

/** A step for what changes by the day only: days begin at a quarter of an hour in every zone. */
export const QUARTER_HOUR = 15 * 60_000;

/** Milliseconds between two looks at the clock. */
const TICK = 15_000;

const listeners = new Set<() => void>();
let ticked = now();
let stop: (() => void) | undefined;

function tick(): void {
  ticked = now();
  listeners.forEach((listener) => listener());
}

/** One timer for all; a page that comes back from sleep or from behind another one looks at once. */
function start(): () => void {
  const timer = setInterval(tick, TICK);
  const ended = onTimeLearned(tick);
  const onShow = () => document.visibilityState === 'visible' && tick();
  document.addEventListener('visibilitychange', onShow);
  window.addEventListener('focus', tick);
  window.addEventListener('pageshow', tick);
  return () => {
    clearInterval(timer);
    ended();
    document.removeEventListener('visibilitychange', onShow);
    window.removeEventListener('focus', tick);
    window.removeEventListener('pageshow', tick);
  };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    ticked = now();
    stop = start();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop?.();
  };
}

/**
 * The present moment by the platform's clock, anew every quarter of a minute and whenever the clock turns out to be
 * another one. With a `step` in milliseconds it is cut to a whole one, so that what shows it is rendered less often.
 */
export function useNow(step = 1): Date {
  const snapshot = useCallback(() => {
    // Nobody listens before the first view that shows a time: the last look may be long ago.
    if (listeners.size === 0 && Math.abs(now() - ticked) > TICK) ticked = now();
    return Math.floor(ticked / step) * step;
  }, [step]);
  return new Date(useSyncExternalStore(subscribe, snapshot, snapshot));
}
