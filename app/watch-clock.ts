/** Milliseconds between two checks. */
const CHECK_INTERVAL = 5_000;
/** Milliseconds by which the two clocks may differ without a jump: browsers delay timers of hidden pages. */
const TOLERANCE = 10_000;

/**
 * Calls back when the device's clock has jumped: it was set, or the machine was asleep, and the data on the screen may
 * be hours old. Found by comparing it with the monotonic clock. Returns how to stop.
 */
export function watchClock(onJump: () => void): () => void {
  const difference = () => Date.now() - performance.now();
  let known = difference();
  let checkedAt = Date.now();
  const look = () => {
    const isSet = Math.abs(difference() - known) > TOLERANCE;
    const slept = Date.now() - checkedAt > CHECK_INTERVAL + TOLERANCE && document.visibilityState === 'visible';
    known = difference();
    checkedAt = Date.now();
    if (isSet || slept) onJump();
  };
  const timer = setInterval(look, CHECK_INTERVAL);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
