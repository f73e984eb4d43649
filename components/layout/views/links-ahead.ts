import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Matcher } from '@/lib/router/match';
import { useFrame } from '../frame-context';
import { isFrugal } from '../frame-parts';

/** Milliseconds that a link is pointed at before anything is requested: a moving pointer passes over many. */
const POINTER_REST_MS = 65;

/**
 * Requests the code of what a link leads to, and what that shows first, while the pointer rests on the link or it has the
 * focus; nothing where the browser asks to save data. The result stops it.
 */
export function watchLinks(matcher: Matcher, queries: QueryClient): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    if (!link || isFrugal()) return;
    resting = setTimeout(() => {
      // Without it links work as before.
      void import('./requests-ahead').then(
        (ahead) => ahead.loadAhead(link.hash.slice(1), matcher, queries),
        () => {},
      );
    }, POINTER_REST_MS);
  };
  const events = ['pointerover', 'focusin'];
  for (const name of events) document.addEventListener(name, look);
  return () => {
    clearTimeout(resting);
    for (const name of events) document.removeEventListener(name, look);
  };
}

/** See {@link watchLinks}, for the links of the whole frame. */
export function useLinksAhead(): void {
  const queries = useQueryClient();
  const { matcher } = useFrame();
  useEffect(() => watchLinks(matcher, queries), [matcher, queries]);
}
