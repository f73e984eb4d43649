import { atom, store } from '@/lib/state/store';

/** What opens over the whole frame, one at a time: by a button, a key or the palette. */
export type Overlay = 'search' | 'errors' | 'password' | 'shortcuts' | 'logout';

export const overlayAtom = atom<Overlay | undefined>(undefined);

export const openOverlay = (overlay: Overlay): void => store.set(overlayAtom, overlay);
export const closeOverlay = (): void => store.set(overlayAtom, undefined);
