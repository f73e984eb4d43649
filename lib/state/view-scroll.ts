/** How far every scroller of a view is scrolled, by its way down from the view's own element (`''` is that itself). */
export type ScrollState = ReadonlyMap<string, { top: number; left: number }>;

const NONE: ScrollState = new Map();
const kept = new Map<string, Map<string, { top: number; left: number }>>();

/** What is kept for a view, by the id of its tab. */
export const scrollOf = (id: string): ScrollState => kept.get(id) ?? NONE;

export function keepScroll(id: string, way: string, place: { top: number; left: number }): void {
  const state = kept.get(id) ?? new Map<string, { top: number; left: number }>();
  if (place.top === 0 && place.left === 0) state.delete(way);
  else state.set(way, place);
  kept.set(id, state);
}

/** Gives a view what an earlier one had. */
export const putScroll = (id: string, state: ScrollState): void => void kept.set(id, new Map(state));

/** Forgets a view that is closed; answers what it had. */
export function takeScroll(id: string): ScrollState {
  const state = scrollOf(id);
  kept.delete(id);
  return state;
}
