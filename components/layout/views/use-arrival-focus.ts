import { useEffect, type RefObject } from 'react';

/** Milliseconds in which a page's content is waited for. */
const PATIENCE = 10_000;
const FIELD =
  '[data-page-fields] input:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"], [disabled], [aria-hidden="true"]), [data-page-fields] textarea:not([disabled], [aria-hidden="true"])';

/** Focus that nobody would miss: nowhere, on the link that led here, or on the page before. */
const isFree = (element: Element | null, page: HTMLElement) =>
  !element || element === document.body || (element.matches('nav a, [data-view] *') && !page.contains(element));

/** Of this document. */
let hasArrived = false;

/** The document was opened at this page: nobody pressed a link or logged in. A reload keeps that someone once did. */
function isLoadedByBrowser(): boolean {
  if (hasArrived || navigator.userActivation?.isActive) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || navigator.userActivation?.hasBeenActive === false;
}

/** A keyboard on the screen that came up by itself would cover half of the page. */
const hasKeyboard = () => matchMedia('(hover: hover)').matches;

/**
 * A page that the user went to takes the focus: the first field of a form, else the heading, so that what is typed or
 * read aloud next is of this page. A page that the browser itself loaded keeps the browser's own start, before the link
 * to the content. Content that comes later is waited for until the user acts.
 */
export function useArrivalFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    const byBrowser = isLoadedByBrowser();
    hasArrived = true;
    if (!root || byBrowser || !isFree(document.activeElement, root)) return;
    let taken: HTMLElement | undefined;
    const take = () => {
      const now = document.activeElement;
      if (now !== taken && !isFree(now, root)) return stop();
      const field = hasKeyboard() ? root.querySelector<HTMLElement>(FIELD) : null;
      const target = field ?? root.querySelector<HTMLElement>('h1');
      if (target && target !== now) {
        if (!field) target.tabIndex = -1;
        target.focus({ preventScroll: true });
        taken = target;
      }
      if (field) stop();
    };
    const observer = new MutationObserver(take);
    const timer = setTimeout(() => stop(), PATIENCE);
    const acts = ['keydown', 'pointerdown'];
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      acts.forEach((name) => removeEventListener(name, stop, true));
    };
    observer.observe(root, { childList: true, subtree: true });
    acts.forEach((name) => addEventListener(name, stop, true));
    take();
    return stop;
  }, [page]);
}
