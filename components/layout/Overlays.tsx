import { Suspense, useEffect, useEffectEvent } from 'react';
import { isShortcut } from '@/lib/state/shortcuts';
import { useAtomValue } from '@/lib/state/store';
import { themeAtom } from '@/lib/state/theme';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { lazyBuyerView } from '@/components/ui/buyer-view/lazy-buyer-view';
import { buyerSubjectAtom, closeBuyerView } from '@/lib/state/buyer-view';
import { PartBoundary, type Lazy } from '@/components/ui/loading/lazy-part';
import { framePart } from './frame-parts';
import { closeOverlay, openOverlay, overlayAtom, type Overlay } from './overlay';

export interface OverlayProps {
  onClose: () => void;
}

/** Code and texts of each are loaded when it is first opened. */
const PARTS: Record<Overlay, Lazy<OverlayProps>> = {
  search: lazyWithTexts(() => import('./search/SearchPalette').then((module) => module.SearchPalette), ['search']),
  errors: lazyWithTexts(() => import('./errors/ErrorDialog').then((module) => module.ErrorDialog), ['account']),
  password: lazyWithTexts(
    () => import('./password/PasswordDialog').then((module) => module.PasswordDialog),
    ['account', 'form'],
  ),
  shortcuts: lazyWithTexts(
    () => import('./commands/ShortcutDialog').then((module) => module.ShortcutDialog),
    ['search'],
  ),
  logout: lazyWithTexts(
    () => import('./logout/LogoutDialog').then((module) => module.LogoutDialog),
    ['account', 'work'],
  ),
};
Object.values(PARTS).forEach(framePart);
const BuyerView = framePart(lazyBuyerView);

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
  const Part = PARTS[overlay];
  return (
    <PartBoundary key={overlay} onFail={closeOverlay}>
      <Suspense>
        <Part onClose={closeOverlay} />
      </Suspense>
    </PartBoundary>
  );
}
