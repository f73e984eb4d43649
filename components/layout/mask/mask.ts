import { atom, store } from '@/lib/state/store';

/** The coloured spinners of specification 2. */
export const MASKS = ['dots', 'gauge', 'inner-circles', 'plus'] as const;
export type MaskKind = (typeof MASKS)[number];

/** Milliseconds after which a random mask closes (specification 2). */
const RANDOM_TIME = 1000;

/** The mask over everything that is not a call's own. */
export const maskAtom = atom<MaskKind | undefined>(undefined);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Covers everything for a second with any of the spinners: something was started that shows itself only later. */
export function showRandomMask(): void {
  clearTimeout(timer);
  store.set(maskAtom, MASKS[Math.floor(Math.random() * MASKS.length)]);
  timer = setTimeout(() => store.set(maskAtom, undefined), RANDOM_TIME);
}
