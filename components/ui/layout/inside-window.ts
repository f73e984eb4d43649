/** Pixels kept free between what floats and the edge of the window. */
export const EDGE = 8;

/** Where something of that size begins so that it stays inside the window: as wanted, if it can. Pixels, along one axis. */
export const insideWindow = (wanted: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(wanted, room - size - EDGE));
