/** How many debounced actions wait for their answer; the full-screen mask shows while there are any. */
let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  waiting += by;
  listeners.forEach((listener) => listener());
}

/** Counts an action as waiting until the returned function is called. */
export function trackBusy(): () => void {
  change(1);
  let done = false;
  return () => {
    if (!done) change(-1);
    done = true;
  };
}

export const isBusy = () => waiting > 0;

export function subscribeBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
