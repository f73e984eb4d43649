import { useDeferredValue, type ReactNode } from 'react';

interface LaterProps {
  /** Shown meanwhile, with the size of the content. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Content that is rendered once what is around it is painted, in slices that input may interrupt. */
export function Later({ fallback, children }: LaterProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
