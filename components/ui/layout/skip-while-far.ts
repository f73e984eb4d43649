/**
 * A ref callback, for an element whose styles skip it by `data-far`: an element far outside the viewport is neither laid
 * out nor painted. `content-visibility: auto` alone would do that too, but a view shown again would be empty in its first
 * frame, because the browser determines what is near only after that frame. So what was visible when the view was left
 * stays rendered.
 */
export function skipWhileFar(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver((entries) => {
    const isNear = entries.at(-1)?.isIntersecting;
    // In a background view nothing is visible (Outlet).
    if (!element.closest('[data-away]')) element.toggleAttribute('data-far', !isNear);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
