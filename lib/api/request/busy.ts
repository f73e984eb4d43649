/** The debounced writes that wait for their answer; the full-screen mask is shown while there are any. */
interface Waiting {
  cancel: () => void;
  /** It has waited for long: whoever looks at the mask should know, and may give up waiting. */
  slow: boolean;
}

/** Milliseconds after which a write has waited for long. */
export const SLOW_AFTER = 8000;

const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Counts a write as waiting until the returned function is called; `cancel` gives up waiting for its answer. */
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

/** Whether one of those that wait has waited for long. */
export const isSlow = () => [...waiting].some(({ slow }) => slow);

/** Gives up waiting for all of them. The platform may carry them out all the same. */
export const cancelBusy = () => [...waiting].forEach(({ cancel }) => cancel());

export function subscribeBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
