import { watchLocation } from '@/lib/router/location';
import { whenIdle } from '../frame-parts';

/** Milliseconds after a page was opened, or the client was used, in which nothing is done that nobody waits for. */
const REST = 2_000;
/** Milliseconds between two looks at whether something else is still going on. */
const LOOKS_AGAIN = 250;

const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'];
let lastUse = -Infinity;
let isWatching = false;

function watchUse(): void {
  if (isWatching) return;
  isWatching = true;
  const note = () => void (lastUse = performance.now());
  for (const use of USES) window.addEventListener(use, note, { capture: true, passive: true });
  watchLocation(note);
}

/**
 * Runs what prepares pages that may never be opened: when the client has not been used for a while and the browser is
 * idle. A browser is idle too while the page that was just opened waits for its data; a task begun then would delay it.
 */
export function whenAtRest(run: () => void, isBusy: () => boolean = () => false): void {
  watchUse();
  const look = () => {
    const wait = Math.max(lastUse + REST - performance.now(), isBusy() ? LOOKS_AGAIN : 0);
    if (wait > 0) setTimeout(() => whenIdle(look), wait);
    else run();
  };
  whenIdle(look);
}
