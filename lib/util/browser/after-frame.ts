/** Milliseconds after which no frame is waited for: none is drawn in a window that nobody sees. */
const PATIENCE = 100;

/** Runs after the next paint; answers what calls it off. */
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
