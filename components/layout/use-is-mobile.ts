import { useSyncExternalStore } from 'react';
import { MOBILE, NARROW, PHONE } from '@/lib/theme/breakpoints';

/** Whether the window is as a media query says. */
function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const matches = () => window.matchMedia(query).matches;
  return () => useSyncExternalStore(subscribe, matches);
}

export const useIsMobile = mediaHook(MOBILE);
export const useIsPhone = mediaHook(PHONE);
export const useIsNarrow = mediaHook(NARROW);
