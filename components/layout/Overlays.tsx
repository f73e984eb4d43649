import { Suspense, useEffect, useEffectEvent } from 'react';
import { isShortcut } from '@/lib/state/shortcuts';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { lazyBuyerView as BuyerView } from '@/components/shared/buyer-view/lazy-buyer-view';
import { buyerSubjectAtom, closeBuyerView } from '@/lib/state/buyer-view';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { closeOverlay, openOverlay, overlayAtom } from './overlay';
import { OVERLAYS } from './overlay-parts';

/** Works wherever the focus is; the search shortcut only while the search button is shown. */
function useOverlayKeys() {
  const { showSearch } = useAtomValue(themeAtom);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const search = showSearch && isShortcut(event, 'search');
    if (!search && !isShortcut(event, 'help')) return;
    event.preventDefault();
    openOverlay(search ? 'search' : 'shortcuts');
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Unmounted with the frame: on a public page and at the end of the session. */
export function Overlays() {
  const overlay = useAtomValue(overlayAtom);
  const buyerSubject = useAtomValue(buyerSubjectAtom);
  useOverlayKeys();
  useEffect(
    () => () => {
      closeOverlay();
      closeBuyerView();
    },
    [],
  );
  if (buyerSubject) {
    return (
      <PartBoundary key="buyer" onFail={closeBuyerView}>
        <Suspense>
          <BuyerView />
        </Suspense>
      </PartBoundary>
    );
  }
  if (!overlay) return null;
  const Part = OVERLAYS[overlay];
  return (
    <PartBoundary key={overlay} onFail={closeOverlay}>
      <Suspense>
        <Part onClose={closeOverlay} />
      </Suspense>
    </PartBoundary>
  );
}
