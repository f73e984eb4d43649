import { getConfig } from '@/lib/config/config';
import { randomMask, showMask, type MaskKind } from '@/lib/state/mask';

/** The spinner that the deployment has chosen for its calls. */
export function configuredMask(): MaskKind {
  const { loadingMask } = getConfig();
  return loadingMask === 'random' ? randomMask() : loadingMask;
}

/** Shows a random spinner for a second, for actions whose effect is visible only later. */
export const showRandomMask = (): void => showMask(randomMask());
