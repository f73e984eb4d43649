/** The scroll offsets of every scroller in a view, by its path from the view's root element (`''` is the root). */
export type ScrollState = ReadonlyMap<string, { top: number; left: number }>;

const NONE: ScrollState = new Map();
const offsets = new Map<string, Map<string, { top: number; left: number }>>();

/** The stored offsets of a view, by the id of its tab. */
export const scrollOf = (id: string): ScrollState => offsets.get(id) ?? NONE;

export function keepScroll(id: string, path: string, place: { top: number; left: number }): void {
  const state = offsets.get(id) ?? new Map<string, { top: number; left: number }>();
  if (place.top === 0 && place.left === 0) state.delete(path);
  else state.set(path, place);
  offsets.set(id, state);
}

/** Gives a view the offsets of an earlier one. */
export const putScroll = (id: string, state: ScrollState): void => void offsets.set(id, new Map(state));

/** Removes the offsets of a closed view and returns them. */
export function removeScroll(id: string): ScrollState {
  const state = scrollOf(id);
  offsets.delete(id);
  return state;
}
