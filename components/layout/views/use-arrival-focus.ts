import { useEffect, type RefObject } from 'react';

/** Milliseconds to wait for a page's content. */
const CONTENT_TIMEOUT = 10_000;
const FIELD =
  '[data-page-fields] input:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"], [disabled], [aria-hidden="true"]), [data-page-fields] textarea:not([disabled], [aria-hidden="true"])';

/** Whether the focus may move: it is on the body, on the link that led here, or in the previous page. */
const isFree = (element: Element | null, page: HTMLElement) =>
  !element || element === document.body || (element.matches('nav a, [data-view] *') && !page.contains(element));

/** Whether a page of this document has been opened before. */
let hasArrived = false;

/** Whether the browser opened the document at this page, without a press or a login; a reload keeps the activation flag. */
function isLoadedByBrowser(): boolean {
  if (hasArrived || navigator.userActivation?.isActive) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || navigator.userActivation?.hasBeenActive === false;
}

/** On touch screens a focused field would open the keyboard, which covers half of the page. */
const hasKeyboard = () => matchMedia('(hover: hover)').matches;

/**
 * Moves the focus to a page that the user opened: to the first field of a form, else to the heading, so that typing and
 * screen readers continue there. A page that the browser loaded keeps the browser's start, before the skip link. Waits
 * for content until the user presses something.
 */
export function useArrivalFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    const byBrowser = isLoadedByBrowser();
    hasArrived = true;
    if (!root || byBrowser || !isFree(document.activeElement, root)) return;
    let focused: HTMLElement | undefined;
    const moveFocus = () => {
      const now = document.activeElement;
      if (now !== focused && !isFree(now, root)) return stop();
      const field = hasKeyboard() ? root.querySelector<HTMLElement>(FIELD) : null;
      const target = field ?? root.querySelector<HTMLElement>('h1');
      if (target && target !== now) {
        if (!field) target.tabIndex = -1;
        target.focus({ preventScroll: true });
        focused = target;
      }
      if (field) stop();
    };
    const observer = new MutationObserver(moveFocus);
    const timer = setTimeout(() => stop(), CONTENT_TIMEOUT);
    const acts = ['keydown', 'pointerdown'];
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      acts.forEach((name) => removeEventListener(name, stop, true));
    };
    observer.observe(root, { childList: true, subtree: true });
    acts.forEach((name) => addEventListener(name, stop, true));
    moveFocus();
    return stop;
  }, [page]);
}
