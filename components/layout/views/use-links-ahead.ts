import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFrame } from '../frame-context';
import { isFrugal } from '../frame-parts';

/** Milliseconds in which the first screen needs the network for itself. */
const AFTER = 1000;

/** Loads what a link leads to while it is pointed at or has the focus, and the first screens of the menu in idle time. */
export function useLinksAhead(): void {
  const queries = useQueryClient();
  const { routes, matcher } = useFrame();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let stopped = false;
    const start = async () => {
      if (isFrugal()) return;
      // Without it links work as before.
      const ahead = await import('./links-ahead').catch(() => undefined);
      if (!stopped) stop = ahead?.watchLinks({ routes, matcher, queries });
    };
    const timer = setTimeout(() => void start(), AFTER);
    return () => {
      stopped = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [routes, matcher, queries]);
}
