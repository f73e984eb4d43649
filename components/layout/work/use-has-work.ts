import { useSyncExternalStore } from 'react';
import { useSession } from '@/lib/state/session';
import { useAtomValue } from '@/lib/state/store';
import { hasStoredWorks, traySessionAtom } from '@/lib/state/works';

/** Another tab of the browser has begun or cleared something. */
const onStorage = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** Whether the session has begun long work, or this device keeps some to be continued. */
export function useHasWork(): boolean {
  const session = useSession();
  const hasWork = useAtomValue(traySessionAtom) === session.id;
  const isStored = useSyncExternalStore(onStorage, () => hasStoredWorks(session.account));
  return hasWork || isStored;
}
