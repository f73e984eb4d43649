import NProgress from 'nprogress';

// Specification 9: speed 500 ms, trickle 200 ms, no spinner. The default template is replaced because its role
// attribute is invalid.
NProgress.configure({
  speed: 500,
  trickleSpeed: 200,
  showSpinner: false,
  template: '<div class="bar" aria-hidden="true"></div>',
  barSelector: '.bar',
});

/** Milliseconds before the bar is shown: a quick load needs none, and the bar's measuring would delay it. */
const START_DELAY = 50;
let waiting: ReturnType<typeof setTimeout> | undefined;

let flash: ReturnType<typeof setTimeout> | undefined;

export function startProgress(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => NProgress.start(), START_DELAY);
}

export function endProgress(): void {
  clearTimeout(waiting);
  // A bar with a time of its own stays for it, though what is loaded is there before.
  if (flash === undefined) NProgress.done();
}

/** Shows the bar at once, for that many milliseconds. */
export function flashProgress(milliseconds: number): void {
  clearTimeout(waiting);
  clearTimeout(flash);
  NProgress.start();
  flash = setTimeout(() => {
    flash = undefined;
    NProgress.done();
  }, milliseconds);
}
