import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { Spinner } from '@/components/ui/loading/Spinner';
import { isSlow, subscribeBusy } from '@/lib/api/request/busy';
import { getConfig } from '@/lib/config/config';
import type { MaskKind } from '@/lib/state/mask';
import { Cover } from './mask-cover';
import { SlowMask } from './slow-mask';

/** After 8 s it also shows a button that cancels waiting. */
export function MaskView({ kind }: { kind: MaskKind }) {
  const t = useTranslations('layout');
  const slow = useSyncExternalStore(subscribeBusy, isSlow);
  // There are 8 s left for it to come, if it is not there yet.
  useEffect(() => void SlowMask.prepare(), []);
  const plain = (
    <Cover>
      <Spinner kind={kind} />
      <span role="status">{getConfig().loadingText ?? t('mask')}</span>
    </Cover>
  );
  if (!slow) return plain;
  return (
    <PartBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <SlowMask>
          <Spinner kind={kind} />
        </SlowMask>
      </Suspense>
    </PartBoundary>
  );
}
