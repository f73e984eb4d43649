/** Milliseconds between two looks. */
const LOOK_EVERY = 5_000;
/** Milliseconds by which the two clocks may differ without a jump: timers of a page out of sight come late. */
const TOLERANCE = 10_000;

/**
 * Calls back when the device's clock has jumped: it was set anew, or the machine slept. What is shown may be hours old
 * then. Found by comparing it with the clock that only ever runs forward. Returns how to stop looking.
 */
export function watchClock(onJump: () => void): () => void {
  const difference = () => Date.now() - performance.now();
  let known = difference();
  let lookedAt = Date.now();
  const look = () => {
    const isSet = Math.abs(difference() - known) > TOLERANCE;
    const slept = Date.now() - lookedAt > LOOK_EVERY + TOLERANCE && document.visibilityState === 'visible';
    known = difference();
    lookedAt = Date.now();
    if (isSet || slept) onJump();
  };
  const timer = setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
