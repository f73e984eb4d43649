/** The style that goes with {@link skipWhileFar}; what is skipped keeps the height it had. */
export const SKIPPED_WHILE_FAR = {
  containIntrinsicBlockSize: 'auto 480px',
  '&[data-far]': { contentVisibility: 'auto' },
  '@media print': { '&[data-far]': { contentVisibility: 'visible' } },
} as const;

/**
 * A ref: what is scrolled out of sight is neither laid out nor painted until it comes near. `content-visibility: auto`
 * alone would do that too, but a view that comes back would be empty in its first frame: the browser looks only after it
 * what is near. So what was in sight when its view was left stays as it was.
 */
export function skipWhileFar(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver((entries) => {
    const isNear = entries.at(-1)?.isIntersecting;
    // Of a view that is put away nothing is in sight (Outlet).
    if (!element.closest('[data-away]')) element.toggleAttribute('data-far', !isNear);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
