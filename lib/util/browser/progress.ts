import { early } from './early';
import { loadChunk } from './load-chunk';
import type { progressBar } from './progress-bar';

let bar: typeof progressBar | undefined;
let isWanted = false;

/** The first screen of a start does not wait for it. */
async function loadBar() {
  await early.late;
  bar ??= (await loadChunk(() => import('./progress-bar'))).progressBar;
  if (isWanted) bar.start();
}

function show(): void {
  isWanted = true;
  if (bar) bar.start();
  // Without its file the page has no bar; the next one tries again.
  else loadBar().catch(() => undefined);
}

function hide(): void {
  isWanted = false;
  bar?.done();
}

/** Milliseconds before the bar is shown: a quick load needs none, and the bar's measuring would delay it. */
const START_DELAY = 50;
let waiting: ReturnType<typeof setTimeout> | undefined;

let flash: ReturnType<typeof setTimeout> | undefined;

export function startProgress(): void {
  clearTimeout(waiting);
  waiting = setTimeout(show, START_DELAY);
}

export function endProgress(): void {
  clearTimeout(waiting);
  // A bar with a time of its own stays for it, though what is loaded is there before.
  if (flash === undefined) hide();
}

/** Shows the bar at once, for that many milliseconds. */
export function flashProgress(milliseconds: number): void {
  clearTimeout(waiting);
  clearTimeout(flash);
  show();
  flash = setTimeout(() => {
    flash = undefined;
    hide();
  }, milliseconds);
}
