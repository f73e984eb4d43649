import { getConfig } from '@/lib/config/config';
import { atom, store } from '@/lib/state/store';

/** The coloured spinners of specification 2. */
export const MASKS = ['dots', 'gauge', 'inner-circles', 'plus'] as const;
export type MaskKind = (typeof MASKS)[number];

/** Milliseconds after which a random mask closes (specification 2). */
const RANDOM_TIME = 1000;

/** The mask over everything that is not a call's own. */
export const maskAtom = atom<MaskKind | undefined>(undefined);

const randomMask = (): MaskKind => MASKS[Math.floor(Math.random() * MASKS.length)]!;

/** The spinner that the deployment has chosen for its calls. */
export function configuredMask(): MaskKind {
  const { loadingMask } = getConfig();
  return loadingMask === 'random' ? randomMask() : loadingMask;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Covers everything for a second with any of the spinners: something was started that shows itself only later. */
export function showRandomMask(): void {
  clearTimeout(timer);
  store.set(maskAtom, randomMask());
  timer = setTimeout(() => store.set(maskAtom, undefined), RANDOM_TIME);
}
