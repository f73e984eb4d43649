import type { QueryClient } from '@tanstack/react-query';
import { currentLocation } from '@/lib/router/location';
import type { Matcher } from '@/lib/router/match';
import { isForm } from '@/lib/router/screens';
import { loadTarget, targetOf, type Target } from './requests-ahead';
import { SCREEN_COMPONENTS } from './screen-table';
import { renderAhead } from './views-ahead';

/** In this file too, because both are loaded at once. */
export { prepareLikely } from './likely-ahead';

/** Milliseconds that a link is pointed at before anything is loaded: a moving pointer passes over many. */
const RESTS = 65;
/** Milliseconds after which its page is rendered, which costs more than loading it. */
const STAYS = 250;

/**
 * Loads what a link leads to while it is pointed at or has the focus, and renders it out of sight if that lasts. The
 * result stops it.
 */
export function watchLinks({ matcher, queries }: { matcher: Matcher; queries: QueryClient }): () => void {
  let stopped = false;
  /** Without its data a page would be rendered as a skeleton. */
  const show = async (page: Target, loading: Promise<boolean>) => {
    if ((await loading) && !stopped && page.location.full !== currentLocation().full)
      renderAhead(page.location, page.match, 'pointed');
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    const page = link && targetOf(link.hash.slice(1), matcher);
    if (!page) return;
    const load = () => loadTarget(page, queries);
    resting = setTimeout(() => {
      // A pointer that moves down a list rests on many records: each would be a request.
      const loading = isForm(page.screen) ? void SCREEN_COMPONENTS[page.screen].prepare() : load();
      resting = setTimeout(() => void show(page, loading ?? load()), STAYS - RESTS);
    }, RESTS);
  };
  const events = ['pointerover', 'focusin'];
  for (const name of events) document.addEventListener(name, look);
  return () => {
    stopped = true;
    clearTimeout(resting);
    for (const name of events) document.removeEventListener(name, look);
  };
}
