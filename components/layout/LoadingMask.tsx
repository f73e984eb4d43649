import { Suspense, lazy, useSyncExternalStore } from 'react';
import { isBusy, subscribeBusy } from '@/lib/api/busy';

const MaskView = lazy(() => import('./MaskView').then((module) => ({ default: module.MaskView })));

/** Covers everything while a debounced action waits for its answer (specification 7). */
export function LoadingMask() {
  const busy = useSyncExternalStore(subscribeBusy, isBusy);
  return <Suspense>{busy && <MaskView />}</Suspense>;
}
