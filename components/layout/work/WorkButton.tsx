import { useState } from 'react';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { useSession } from '@/lib/state/session';
import { useAtomValue } from '@/lib/state/store';
import { hasStoredWorks, traySessionAtom } from '@/lib/state/works';

const WorkTray = lazyWithTexts(() => import('./WorkTray').then((module) => module.WorkTray), ['work', 'form']);

/** Most sessions have no long work: its code is loaded with the first, or to continue one that this device keeps. */
export function WorkButton() {
  const session = useSession();
  const hasWork = useAtomValue(traySessionAtom) === session.id;
  const [hadWork] = useState(() => hasStoredWorks(session.account));
  return hasWork || hadWork ? <WorkTray /> : null;
}
