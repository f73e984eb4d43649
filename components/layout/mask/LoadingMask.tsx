import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { isBusy, subscribeBusy } from '@/lib/api/request/busy';
import { maskAtom, type MaskKind } from '@/lib/state/mask';
import { useAtomValue } from '@/lib/state/store';
import { loadChunk } from '@/lib/util/browser/load-chunk';
import { configuredMask } from './mask';
import { SlowMask } from './slow-mask';

const loadView = () => import('./MaskView').then((module) => module.MaskView);
const MaskView = lazyPart(loadView);

/** Milliseconds after the frame is rendered; the first save needs the mask, the frame does not. */
const LOAD_AFTER = 1500;
/** The same for what a mask shows after 8 s. It must be loaded before the network fails. */
const LOAD_SLOW_AFTER = 6000;

/** Covers the page while a debounced action waits for its response (specification 7), or for a second. */
export function LoadingMask() {
  const busy = useSyncExternalStore(subscribeBusy, isBusy);
  const [ofCalls, setOfCalls] = useState<MaskKind>();
  // One spinner as long as the mask is there.
  if (busy !== (ofCalls !== undefined)) setOfCalls(busy ? configuredMask() : undefined);
  const kind = useAtomValue(maskAtom) ?? ofCalls;
  useEffect(() => {
    const timers = [
      setTimeout(() => void loadChunk(loadView).catch(() => undefined), LOAD_AFTER),
      setTimeout(() => void SlowMask.prepare(), LOAD_SLOW_AFTER),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return <Suspense>{kind && <MaskView kind={kind} />}</Suspense>;
}
