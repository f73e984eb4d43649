import { useEffect, useEffectEvent, type RefObject } from 'react';
import { early } from '@/lib/util/browser/early';
import { watchFilling } from '@/lib/util/browser/watch-filling';
import { sayRoute } from './route-said';

/** Milliseconds to wait for a page's content. */
const CONTENT_TIMEOUT = 10_000;
const FIELD =
  '[data-page-fields] input:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"], [disabled], [aria-hidden="true"]), [data-page-fields] textarea:not([disabled])';

/** Milliseconds after which the heading of a page that still loads has the focus; only one such heading is read out. */
const LOADING_AFTER = 1000;

/** Whether the focus may move: it is on the body, on the link that led here, or in the previous page. */
const isFree = (element: Element | null, page: HTMLElement) =>
  !element || element === document.body || (element.matches('nav a, [data-view] *') && !page.contains(element));

/** The first page that is shown: its address, and whether a login led to it. */
let first: { address: string; byLogin: boolean } | undefined;
/** Whether another page has been opened since. */
let hasLeft = false;

/** Whether this is still the page at which the browser opened the document; React may mount it more than once. */
function isLoadedByBrowser(): boolean {
  const { href } = location;
  first ??= { address: href, byLogin: early.entry === 'login' && early.hasPressed === true };
  if (href !== first.address) hasLeft = true;
  return !hasLeft && !first.byLogin;
}

/** On touch screens a focused field would open the keyboard, which covers half of the page. */
const hasKeyboard = () => matchMedia('(hover: hover)').matches;

/**
 * Moves the focus to a page that the user opened: to the first field of a form, else to the heading, so that typing and
 * screen readers continue there. A page that the browser loaded keeps the browser's start, before the skip link. Waits
 * for content until the user presses something.
 *
 * A screen reader reads the heading that has the focus; where it does not get it, its text is announced, unless the heading
 * of the loading page has said the same; `title` where there is no heading yet.
 */
export function useArrivalFocus(page: RefObject<HTMLElement | null>, title: string): void {
  const say = useEffectEvent((said?: string) => {
    const name = page.current?.querySelector('h1:not([data-loading])')?.textContent || title;
    if (name !== said) sayRoute(name);
  });
  useEffect(() => {
    const root = page.current;
    if (isLoadedByBrowser() || !root) return;
    if (!isFree(document.activeElement, root)) {
      // A tab says its own name.
      if (!document.activeElement?.matches('[role="tab"]')) say();
      return;
    }
    const begun = performance.now();
    let isRead = false;
    /** What the heading has said while the page was loading. */
    let loadingTitle: string | undefined;
    let focused: HTMLElement | undefined;
    const moveFocus = () => {
      const now = document.activeElement;
      if (now !== focused && !isFree(now, root)) return stop();
      const field = hasKeyboard() ? root.querySelector<HTMLElement>(FIELD) : null;
      const late = performance.now() - begun >= LOADING_AFTER && loadingTitle === undefined;
      const target = field ?? root.querySelector<HTMLElement>(late ? 'h1' : 'h1:not([data-loading])');
      if (target && target !== now) {
        if (!field) target.tabIndex = -1;
        target.focus({ preventScroll: true });
        focused = target;
        if (target.hasAttribute('data-loading')) loadingTitle = target.textContent;
        else if (!field) isRead = true;
      }
      if (field) stop();
    };
    const loading = setTimeout(() => moveFocus(), LOADING_AFTER);
    const onEnd = () => {
      clearTimeout(loading);
      if (!isRead) say(loadingTitle);
    };
    const leave = watchFilling(root, moveFocus, { within: CONTENT_TIMEOUT, onEnd });
    const stop = () => {
      leave();
      onEnd();
    };
    moveFocus();
    return () => {
      leave();
      clearTimeout(loading);
    };
  }, [page]);
}
