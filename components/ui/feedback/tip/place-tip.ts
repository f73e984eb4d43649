import { EDGE, insideWindow } from '../../layout/inside-window';

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 6;

/** Below its element and centred, above it if there is no space, always inside the window. */
export function placeTip(target: Box, tip: Size, viewport: Size): { left: number; top: number } {
  const middle = target.left + target.width / 2 - tip.width / 2;
  const left = insideWindow(middle, tip.width, viewport.width);
  const below = target.top + target.height + GAP;
  const fits = below + tip.height + EDGE <= viewport.height;
  return { left: Math.round(left), top: Math.round(fits ? below : Math.max(EDGE, target.top - tip.height - GAP)) };
}
