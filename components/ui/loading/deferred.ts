// What is rendered later than what is around it, so that the page is seen and can be used before.
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { renderAfterFrame } from '@/lib/util/browser/after-frame';

interface LaterProps {
  /** Shown meanwhile, with the size of the content. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Content that is rendered once what is around it is painted, in slices that input may interrupt. */
export function Later({ fallback, children }: LaterProps) {
  return useDeferredValue(true, false) ? children : fallback;
}

/**
 * Whether the page was painted once, so that what takes long to render may follow. Unlike {@link Later}, content inside may
 * be deferred a second time: React does not defer within what `useDeferredValue` has deferred.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => renderAfterFrame(() => setPainted(true)), []);
  return painted;
}

/**
 * The rows to render: at first as many as a window shows, then all of them, in slices that input may interrupt. A response
 * is rendered without interruption otherwise (React's external stores).
 */
export function useFirstRows<T>(rows: readonly T[], first: number): readonly T[] {
  const count = useDeferredValue(rows.length, Math.min(rows.length, first));
  return rows.slice(0, Math.max(count, first));
}

/**
 * How many rows of a long list to draw now: so many more with every frame. Rows that are expensive to lay out would
 * otherwise stop the page for as long as all of them need.
 */
export function useGrowing(total: number, perFrame: number): number {
  const [shown, setShown] = useState(perFrame);
  useEffect(
    () => (shown < total ? renderAfterFrame(() => setShown(shown + perFrame)) : undefined),
    [shown, total, perFrame],
  );
  return Math.min(shown, total);
}
