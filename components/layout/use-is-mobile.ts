import { useSyncExternalStore } from 'react';

/** Below 992 px the device is mobile (specification 2). */
const QUERY = '(max-width: 991.98px)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const useIsMobile = () => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
