/** What a user does. */
const ACTS = ['keydown', 'pointerdown'];

interface WatchOptions {
  /** The maximum in milliseconds. */
  within: number;
  /** When the user acts, or the time is over. */
  onEnd?: () => void;
}

/**
 * Calls `look` whenever something is put into an element that is still being filled, until the user acts or the time is
 * over. Returns a function that ends it without `onEnd`.
 */
export function watchFilling(root: Element, look: () => void, { within, onEnd }: WatchOptions): () => void {
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => end(), within);
  const leave = () => {
    observer.disconnect();
    clearTimeout(timer);
    ACTS.forEach((name) => removeEventListener(name, end, true));
  };
  const end = () => {
    leave();
    onEnd?.();
  };
  observer.observe(root, { childList: true, subtree: true });
  ACTS.forEach((name) => addEventListener(name, end, true));
  return leave;
}
