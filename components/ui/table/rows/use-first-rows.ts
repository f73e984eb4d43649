import { useDeferredValue } from 'react';

/**
 * The rows to render: at first as many as a window shows, then all of them, in slices that input may interrupt. A response
 * is rendered without interruption otherwise (React's external stores).
 */
export function useFirstRows<T>(rows: readonly T[], first: number): readonly T[] {
  const count = useDeferredValue(rows.length, Math.min(rows.length, first));
  return rows.slice(0, Math.max(count, first));
}
