import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { isBusy, subscribeBusy } from '@/lib/api/busy';

const loadView = () => import('./MaskView');
const MaskView = lazy(() => loadView().then((module) => ({ default: module.MaskView })));

/** Milliseconds after the frame stands; the mask must be here before the first save, and not before the frame. */
const LOAD_AFTER = 1500;

/** Covers everything while a debounced action waits for its answer (specification 7). */
export function LoadingMask() {
  const busy = useSyncExternalStore(subscribeBusy, isBusy);
  useEffect(() => {
    const timer = setTimeout(() => void loadView().catch(() => undefined), LOAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{busy && <MaskView />}</Suspense>;
}
