import { useLayoutEffect, useRef } from 'react';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { keepScroll, scrollOf } from '@/lib/state/view-scroll';

/** Milliseconds that a view has for its content to come before its scroll offsets are no longer waited for. */
const PATIENCE = 10_000;

/** The way from a view's element down to one inside: the number of each child on it. */
function wayTo(root: Element, element: Element): string {
  const way: number[] = [];
  for (let at: Element = element; at !== root && at.parentElement; at = at.parentElement) {
    way.unshift(Array.prototype.indexOf.call(at.parentElement.children, at));
  }
  return way.join('.');
}

const follow = (root: Element, way: string): Element | undefined =>
  way === '' ? root : way.split('.').reduce<Element | undefined>((at, index) => at?.children[Number(index)], root);

/** Stands for the frame, which scrolls in a view's place where the header scrolls away with the page. */
const FRAME = 'frame';

/** Scrolls everything as it was; answers whether the content is there for all of it. */
function scrollAll(root: Element, frame: Element | null, id: string): boolean {
  let done = true;
  // All views share the frame's scroller: one that has none of its own begins at the top.
  if (frame && !scrollOf(id).has(FRAME)) frame.scrollTop = 0;
  for (const [way, { top, left }] of scrollOf(id)) {
    if (way === FRAME && !frame) continue;
    const element = way === FRAME ? frame : follow(root, way);
    if (element && element.scrollTop !== top) element.scrollTop = top;
    if (element && element.scrollLeft !== left) element.scrollLeft = left;
    if (!element || Math.abs(element.scrollTop - top) > 1 || Math.abs(element.scrollLeft - left) > 1) done = false;
  }
  return done;
}

/**
 * Gives a view and the scrollers in it the offsets they had: when it is shown again, built anew, or opened again after
 * its tab was closed. Content that comes later is waited for, until the user scrolls.
 */
export function useKeptScroll(id: string) {
  const ref = useRef<HTMLDivElement>(null);
  const forget = useRef<() => void>(undefined);
  const { fixedHeader } = useAtomValue(themeAtom);
  useLayoutEffect(() => {
    // The view's own scroller is outside of its Activity (ViewLayer).
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
      // Out of sight nothing is scrolled by the user (Outlet).
      if (waiting || root.hasAttribute('data-away') || !(target instanceof Element)) return;
      // What a browser itself puts back to the top with a view that comes back.
      if (!awake && target.scrollTop === 0) return;
      const way = target === frame ? FRAME : wayTo(root, target);
      if (way === FRAME || root.contains(target))
        keepScroll(id, way, { top: target.scrollTop, left: target.scrollLeft });
    };
    if (waiting) observer.observe(root, { childList: true, subtree: true });
    const timer = setTimeout(settle, PATIENCE);
    const byHand = ['wheel', 'pointerdown', 'keydown'];
    byHand.forEach((name) => outermost.addEventListener(name, settle, { passive: true }));
    outermost.addEventListener('scroll', remember, { capture: true, passive: true });
    forget.current = () => outermost.removeEventListener('scroll', remember, { capture: true });
    return () => {
      settle();
      awake = false;
      clearTimeout(timer);
      byHand.forEach((name) => outermost.removeEventListener(name, settle));
      // A view that comes back is seen, and may be scrolled, before it is woken (Outlet): its own element goes on telling.
      if (frame) forget.current?.();
    };
  }, [id, fixedHeader]);
  return ref;
}
