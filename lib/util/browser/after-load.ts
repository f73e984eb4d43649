/** Runs when the page and everything it was written with has arrived; at once where that is so already. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}
