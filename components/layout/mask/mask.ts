import { atom, store } from '@/lib/state/store';

export const MASKS = ['dots', 'gauge', 'inner-circles', 'plus'] as const;
export type MaskKind = (typeof MASKS)[number];

/** Milliseconds before a random mask closes (specification 2). */
const RANDOM_TIME = 1000;

/** The full-page mask that was shown without a request. */
export const maskAtom = atom<MaskKind | undefined>(undefined);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a random spinner for a second, for actions whose effect is visible only later. */
export function showRandomMask(): void {
  clearTimeout(timer);
  store.set(maskAtom, MASKS[Math.floor(Math.random() * MASKS.length)]);
  timer = setTimeout(() => store.set(maskAtom, undefined), RANDOM_TIME);
}
