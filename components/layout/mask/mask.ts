import { getConfig } from '@/lib/config/config';
import { atom, store } from '@/lib/state/store';

export const MASKS = ['dots', 'gauge', 'inner-circles', 'plus'] as const;
export type MaskKind = (typeof MASKS)[number];

/** Milliseconds before a random mask closes (specification 2). */
const RANDOM_TIME = 1000;

/** The full-page mask that was shown without a request. */
export const maskAtom = atom<MaskKind | undefined>(undefined);

const randomMask = (): MaskKind => MASKS[Math.floor(Math.random() * MASKS.length)]!;

/** The spinner that the deployment has chosen for its calls. */
export function configuredMask(): MaskKind {
  const { loadingMask } = getConfig();
  return loadingMask === 'random' ? randomMask() : loadingMask;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a random spinner for a second, for actions whose effect is visible only later. */
export function showRandomMask(): void {
  clearTimeout(timer);
  store.set(maskAtom, randomMask());
  timer = setTimeout(() => store.set(maskAtom, undefined), RANDOM_TIME);
}
