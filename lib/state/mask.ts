import { MASKS } from '@/lib/config/schema';
import { atom, store } from './store';

export type MaskKind = (typeof MASKS)[number];

/** Milliseconds before a mask that waits for nothing closes (specification 2). */
const SHOWN_TIME = 1000;

/** The full-page mask that was shown without a request. */
export const maskAtom = atom<MaskKind | undefined>(undefined);

export const randomMask = (): MaskKind => MASKS[Math.floor(Math.random() * MASKS.length)]!;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a mask for a second. */
export function showMask(kind: MaskKind): void {
  clearTimeout(timer);
  store.set(maskAtom, kind);
  timer = setTimeout(() => store.set(maskAtom, undefined), SHOWN_TIME);
}
