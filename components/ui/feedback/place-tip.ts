import { EDGE, insideWindow } from '../layout/inside-window';

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

/** Pixels between a tip and what it is about. */
const GAP = 6;

/** Where a tip stands: below what it is about, in its middle; above it where there is no room; never outside. Pixels of the window. */
export function placeTip(target: Box, tip: Size, room: Size): { left: number; top: number } {
  const middle = target.left + target.width / 2 - tip.width / 2;
  const left = insideWindow(middle, tip.width, room.width);
  const below = target.top + target.height + GAP;
  const fits = below + tip.height + EDGE <= room.height;
  return { left: Math.round(left), top: Math.round(fits ? below : Math.max(EDGE, target.top - tip.height - GAP)) };
}
