import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser is online; that does not mean that the platform can be reached. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Whether nothing should be fetched that is not needed yet. Safari and Firefox do not say what connection there is. */
export function isFrugal(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData = false, effectiveType = '' } = connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
