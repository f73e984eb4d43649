import { createContext, useContext, useEffect, useState } from 'react';
import { renderAfterFrame } from '@/lib/util/browser/after-frame';

/** Whether what is rendered is not seen yet, so that no paint needs to come before it. */
export const OutOfSight = createContext(false);

/**
 * Whether what takes long to render may be rendered: one paint after it is `ready`. Unlike {@link Later}, content inside
 * may be deferred a second time: React does not defer within what `useDeferredValue` has deferred.
 */
export function usePainted(ready: boolean): boolean {
  const [painted, setPainted] = useState(useContext(OutOfSight));
  useEffect(() => (ready && !painted ? renderAfterFrame(() => setPainted(true)) : undefined), [ready, painted]);
  return painted;
}
