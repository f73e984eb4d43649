/** Milliseconds after which no frame is waited for: none is drawn in a window that nobody sees. */
const PATIENCE = 100;

/** Runs after the next paint. */
export function afterFrame(run: () => void): void {
  let waits = true;
  const once = () => {
    if (!waits) return;
    waits = false;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
}
