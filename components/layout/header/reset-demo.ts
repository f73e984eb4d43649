import { showRandomMask } from '../mask/mask';
import type { FrameData } from '../frame-context';

/** It takes a while and ends in a reload: the page is covered. */
export function resetAll(resetDemo: FrameData['resetDemo']): void {
  showRandomMask();
  void resetDemo();
}
