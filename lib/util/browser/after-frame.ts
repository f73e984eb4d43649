/** Milliseconds after which the callback runs without a frame: hidden windows paint none. */
const FRAME_TIMEOUT = 100;

/** Runs a callback after the next paint; returns a function that cancels it. */
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
