import type { QueryClient } from '@tanstack/react-query';
import { currentLocation, watchLocation } from '@/lib/router/location';
import type { Matcher } from '@/lib/router/match';
import { isForm } from '@/lib/router/screens';
import { tabOf } from '@/lib/router/tabs';
import { store } from '@/lib/state/store';
import { tabsAtom } from '@/lib/state/tabs';
import { loadTarget, pageOf, targetOf, type Target } from './requests-ahead';
import { SCREEN_COMPONENTS } from './screen-table';
import { renderAhead, viewsAheadAtom } from './views-ahead';

/** In this file too, because both are loaded at once. */
export { prepareLikely } from './likely-ahead';

/** Milliseconds that a link is pointed at before anything is loaded: a moving pointer passes over many. */
const RESTS = 65;
/** Milliseconds after which its page is rendered, which costs more than loading it. */
const STAYS = 250;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;

/**
 * Loads what a link leads to while it is pointed at or has the focus, and renders it out of sight if that lasts; requests what
 * a page shows first as soon as it is opened, not after its screen was loaded and rendered. The result stops it.
 */
export function watchLinks({ matcher, queries }: { matcher: Matcher; queries: QueryClient }): () => void {
  let stopped = false;
  /** Without its data a page would be rendered as a skeleton. */
  const show = async (page: Target, loading: Promise<boolean>) => {
    if ((await loading) && !stopped && page.location.full !== currentLocation().full)
      renderAhead(page.location, page.match, 'pointed');
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = (event: Event) => {
    clearTimeout(resting);
    const link = linkOf(event);
    const page = link && targetOf(link.hash.slice(1), matcher);
    if (!page) return;
    const load = () => loadTarget(page, queries);
    resting = setTimeout(() => {
      // A pointer that moves down a list rests on many records: each would be a request.
      const loading = isForm(page.screen) ? void SCREEN_COMPONENTS[page.screen].prepare() : load();
      resting = setTimeout(() => void show(page, loading ?? load()), STAYS - RESTS);
    }, RESTS);
  };
  const open = (page: Target | undefined) => {
    const isThere =
      page && [tabsAtom, viewsAheadAtom].some((tabs) => tabOf(store.get(tabs), page.location, page.match));
    if (page && !isThere) void loadTarget(page, queries, true);
  };
  // A finger that is put down may begin to scroll.
  const press = (event: PointerEvent) => {
    const link = event.pointerType === 'mouse' && event.button === 0 ? linkOf(event) : null;
    if (link) open(targetOf(link.hash.slice(1), matcher));
  };
  const follow = () => open(pageOf(currentLocation().full, matcher));
  const events = ['pointerover', 'focusin'];
  for (const name of events) document.addEventListener(name, look);
  document.addEventListener('pointerdown', press);
  const stopFollowing = watchLocation(follow);
  return () => {
    stopped = true;
    clearTimeout(resting);
    for (const name of events) document.removeEventListener(name, look);
    document.removeEventListener('pointerdown', press);
    stopFollowing();
  };
}
