import { useCallback, useSyncExternalStore } from 'react';
import { now, onTimeLearned } from './clock';

/** The step for what changes once a day: in every zone a day begins at a full quarter of an hour. */
export const QUARTER_HOUR = 15 * 60_000;

/** Milliseconds between two updates. */
const TICK = 15_000;

const listeners = new Set<() => void>();
let ticked = now();
let stop: (() => void) | undefined;

function tick(): void {
  ticked = now();
  listeners.forEach((listener) => listener());
}

/** One timer for all subscribers; a page that becomes visible again updates at once. */
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
 * The current time by the platform's clock, updated every 15 seconds and whenever the clock's offset changes. With a
 * `step` in milliseconds it is rounded down to a multiple of it, so that components render less often.
 */
export function useNow(step = 1): Date {
  const snapshot = useCallback(() => {
    // Without subscribers the timer is stopped, so the last update may be old.
    if (listeners.size === 0 && Math.abs(now() - ticked) > TICK) ticked = now();
    return Math.floor(ticked / step) * step;
  }, [step]);
  return new Date(useSyncExternalStore(subscribe, snapshot, snapshot));
}
