import NProgress from 'nprogress';

// Specification 9: speed 500 ms, trickle 200 ms, no spinner. The bar's own template has a role that does not exist.
NProgress.configure({
  speed: 500,
  trickleSpeed: 200,
  showSpinner: false,
  template: '<div class="bar" aria-hidden="true"></div>',
  barSelector: '.bar',
});

export const startProgress = () => void NProgress.start();
export const endProgress = () => void NProgress.done();
