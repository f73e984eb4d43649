import { useEffect, useState } from 'react';
import { renderAfterFrame } from '@/lib/util/browser/after-frame';

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
