/** Pixels between floating elements and the edge of the window. */
export const EDGE = 8;

/** Start of an element along one axis, as wanted if that keeps it inside the window. In pixels. */
export const insideWindow = (wanted: number, size: number, available: number): number =>
  Math.max(EDGE, Math.min(wanted, available - size - EDGE));
