import { useEffect, useState } from 'react';
import { renderAfterFrame } from '@/lib/util/browser/after-frame';

/**
 * Whether what takes long to render may be rendered: one paint after it is `ready`. Unlike {@link Later}, content inside
 * may be deferred a second time: React does not defer within what `useDeferredValue` has deferred.
 */
export function usePainted(ready: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => (ready && !painted ? renderAfterFrame(() => setPainted(true)) : undefined), [ready, painted]);
  return painted;
}
