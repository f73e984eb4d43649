/** The debounced writes without a response so far; the full-screen mask is shown while there are any. */
interface Waiting {
  cancel: () => void;
  /** It has been waiting for long: the mask then says so and offers to cancel. */
  slow: boolean;
}

/** Milliseconds after which a write counts as slow. */
export const SLOW_AFTER = 8000;

const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Counts a write as waiting until the returned function is called; `cancel` aborts its request. */
export function trackBusy(cancel: () => void): () => void {
  const one = { cancel, slow: false };
  waiting.add(one);
  const timer = setTimeout(() => {
    one.slow = true;
    notify();
  }, SLOW_AFTER);
  notify();
  return () => {
    clearTimeout(timer);
    if (waiting.delete(one)) notify();
  };
}

export const isBusy = () => waiting.size > 0;

export const isSlow = () => [...waiting].some(({ slow }) => slow);

/** Aborts all waiting requests. The platform may carry out the writes all the same. */
export const cancelBusy = () => [...waiting].forEach(({ cancel }) => cancel());

export function subscribeBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
