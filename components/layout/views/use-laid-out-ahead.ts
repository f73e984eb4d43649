import { useEffect, type RefObject } from 'react';
import { whenAtRest } from './at-rest';

/**
 * Lays out a view that is rendered out of sight when the client is at rest after it was rendered: a browser puts that off until
 * the view is shown, unless a position in it is read.
 */
export function useLaidOutAhead(layer: RefObject<HTMLElement | null>, isAhead: boolean): void {
  useEffect(() => {
    const element = layer.current;
    if (!isAhead || !element) return undefined;
    let stopped = false;
    const layOut = () => void (stopped || element.firstElementChild?.getBoundingClientRect());
    const watch = new MutationObserver(() => whenAtRest(layOut));
    // Children of Activity: React puts all of them in at once.
    watch.observe(element, { childList: true });
    return () => {
      stopped = true;
      watch.disconnect();
    };
  }, [layer, isAhead]);
}
