import NProgress from 'nprogress';

// Specification 9: speed 500 ms, trickle 200 ms, no spinner. The bar's own template has a role that does not exist.
NProgress.configure({
  speed: 500,
  trickleSpeed: 200,
  showSpinner: false,
  template: '<div class="bar" aria-hidden="true"></div>',
  barSelector: '.bar',
});

/** Milliseconds: what is there by then needs no bar, which measures itself and would hold up the page it announces. */
const STARTS_AFTER = 50;
let waiting: ReturnType<typeof setTimeout> | undefined;

export function startProgress(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => NProgress.start(), STARTS_AFTER);
}

export function endProgress(): void {
  clearTimeout(waiting);
  NProgress.done();
}
