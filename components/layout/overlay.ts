import { atom, store } from '@/lib/state/store';

export type Overlay = 'search' | 'errors' | 'password' | 'shortcuts' | 'logout';

export interface OverlayProps {
  onClose: () => void;
}

export const overlayAtom = atom<Overlay | undefined>(undefined);

export const openOverlay = (overlay: Overlay): void => store.set(overlayAtom, overlay);
export const closeOverlay = (): void => store.set(overlayAtom, undefined);
