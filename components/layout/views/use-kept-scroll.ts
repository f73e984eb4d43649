import { useLayoutEffect, useRef } from 'react';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { keepScroll, scrollOf } from '@/lib/state/view-scroll';

/** Milliseconds to wait for a view's content before its scroll offsets are dropped. */
const MAX_WAIT = 10_000;

function pathTo(root: Element, element: Element): string {
  const path: number[] = [];
  for (let at: Element = element; at !== root && at.parentElement; at = at.parentElement) {
    path.unshift(Array.prototype.indexOf.call(at.parentElement.children, at));
  }
  return path.join('.');
}

const follow = (root: Element, path: string): Element | undefined =>
  path === '' ? root : path.split('.').reduce<Element | undefined>((at, index) => at?.children[Number(index)], root);

/** Key of the frame, which scrolls instead of the view where the header scrolls with the page. */
const FRAME = 'frame';

/** Restores all scroll offsets; returns whether the content was high enough for all of them. */
function scrollAll(root: Element, frame: Element | null, id: string): boolean {
  let done = true;
  // All views share the frame's scroll container: a view without a stored offset begins at the top.
  if (frame && !scrollOf(id).has(FRAME)) frame.scrollTop = 0;
  for (const [path, { top, left }] of scrollOf(id)) {
    if (path === FRAME && !frame) continue;
    const element = path === FRAME ? frame : follow(root, path);
    if (element && element.scrollTop !== top) element.scrollTop = top;
    if (element && element.scrollLeft !== left) element.scrollLeft = left;
    if (!element || Math.abs(element.scrollTop - top) > 1 || Math.abs(element.scrollLeft - left) > 1) done = false;
  }
  return done;
}

/**
 * Restores the scroll offsets of a view and the scroll containers in it: when it is shown again, reloaded, or reopened
 * after its tab was closed. It waits for content that loads later, until the user scrolls.
 */
export function useKeptScroll(id: string) {
  const ref = useRef<HTMLDivElement>(null);
  const forget = useRef<() => void>(undefined);
  const { fixedHeader } = useAtomValue(themeAtom);
  useLayoutEffect(() => {
    // The view's own scroll container is outside its Activity (ViewLayer).
    const root = ref.current?.closest<HTMLElement>('[data-view]');
    if (!root) return;
    forget.current?.();
    const frame = fixedHeader ? null : root.closest('[data-fixed]');
    const outermost = frame ?? root;
    let waiting = !scrollAll(root, frame, id);
    let awake = true;
    const observer = new MutationObserver(() => {
      if (scrollAll(root, frame, id)) settle();
    });
    const settle = () => {
      waiting = false;
      observer.disconnect();
    };
    const remember = ({ target }: Event) => {
      // Scroll events of a view in the background are not from the user (Outlet).
      if (waiting || root.hasAttribute('data-away') || !(target instanceof Element)) return;
      // Browsers reset some offsets when a view is shown again.
      if (!awake && target.scrollTop === 0) return;
      const path = target === frame ? FRAME : pathTo(root, target);
      if (path === FRAME || root.contains(target))
        keepScroll(id, path, { top: target.scrollTop, left: target.scrollLeft });
    };
    if (waiting) observer.observe(root, { childList: true, subtree: true });
    const timer = setTimeout(settle, MAX_WAIT);
    const byHand = ['wheel', 'pointerdown', 'keydown'];
    byHand.forEach((name) => outermost.addEventListener(name, settle, { passive: true }));
    outermost.addEventListener('scroll', remember, { capture: true, passive: true });
    forget.current = () => outermost.removeEventListener('scroll', remember, { capture: true });
    return () => {
      settle();
      awake = false;
      clearTimeout(timer);
      byHand.forEach((name) => outermost.removeEventListener(name, settle));
      // A cached view is visible, and may be scrolled, before its effects run (Outlet), so its own listener stays.
      if (frame) forget.current?.();
    };
  }, [id, fixedHeader]);
  return ref;
}
