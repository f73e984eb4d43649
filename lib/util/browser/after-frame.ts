/** Milliseconds after which the callback runs without a frame: hidden windows paint none. */
const PATIENCE = 100;

/** Runs a callback after the next paint; returns a function that cancels it. */
export function afterFrame(run: () => void): () => void {
  let waits = true;
  const once = () => {
    if (!waits) return;
    waits = false;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
  return () => {
    waits = false;
  };
}
