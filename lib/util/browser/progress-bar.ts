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

export const progressBar = {
  start: () => void NProgress.start(),
  done: () => void NProgress.done(),
};
