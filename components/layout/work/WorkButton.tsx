import { useSyncExternalStore } from 'react';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { useSession } from '@/lib/state/session';
import { useAtomValue } from '@/lib/state/store';
import { hasStoredWorks, traySessionAtom } from '@/lib/state/works';

const WorkTray = lazyWithTexts(() => import('./WorkTray').then((module) => module.WorkTray), ['work', 'form']);

/** Another tab of the browser has begun or cleared something. */
const onStorage = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

/** Most sessions have no long work: its code is loaded with the first, or to continue one that this device keeps. */
export function WorkButton() {
  const session = useSession();
  const hasWork = useAtomValue(traySessionAtom) === session.id;
  const isStored = useSyncExternalStore(onStorage, () => hasStoredWorks(session.account));
  return hasWork || isStored ? <WorkTray /> : null;
}
