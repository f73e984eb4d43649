import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Matcher } from '@/lib/router/match';
import { isFrugal } from '@/lib/util/browser/online';
import { useFrame } from '../frame-context';
import { loadAhead } from './load-screen';

/** Milliseconds that a link is pointed at before anything is requested: a moving pointer passes over many. */
const POINTER_REST_MS = 65;

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;

/**
 * Requests the code of what a link leads to, and what that shows first, while the pointer rests on the link or it has the
 * focus (nothing where the browser asks to save data), and when it is pressed. The result stops it.
 */
export function watchLinks(matcher: Matcher, queries: QueryClient): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (!link || isFrugal()) return;
    resting = setTimeout(() => loadAhead(link.hash.slice(1), matcher, queries, true), POINTER_REST_MS);
  };
  const open = ({ target }: Event) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (link) loadAhead(link.hash.slice(1), matcher, queries, false);
  };
  const listeners = { pointerover: look, focusin: look, click: open };
  // Before the click is handled: the requests leave before anything is rendered.
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true);
  return () => {
    clearTimeout(resting);
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener, true);
  };
}

/** See {@link watchLinks}, for the links of the whole frame. */
export function useLinksAhead(): void {
  const queries = useQueryClient();
  const { matcher } = useFrame();
  useEffect(() => watchLinks(matcher, queries), [matcher, queries]);
}
