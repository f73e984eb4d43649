import { useSyncExternalStore } from 'react';
import { MOBILE } from '@/lib/theme/breakpoints';

function subscribe(listener: () => void) {
  const media = window.matchMedia(MOBILE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const useIsMobile = () => useSyncExternalStore(subscribe, () => window.matchMedia(MOBILE).matches);
