import { perSession } from '@/lib/auth/session';

/** The scroll offsets of every scroller in a view, by its path from the view's root element (`''` is the root). */
export type ScrollState = ReadonlyMap<string, { top: number; left: number }>;

const NONE: ScrollState = new Map();
const keptOf = perSession(() => new Map<string, Map<string, { top: number; left: number }>>());

/** The stored offsets of a view, by the id of its tab. */
export const scrollOf = (id: string): ScrollState => keptOf().get(id) ?? NONE;

export function keepScroll(id: string, path: string, offset: { top: number; left: number }): void {
  const kept = keptOf();
  const state = kept.get(id) ?? new Map<string, { top: number; left: number }>();
  if (offset.top === 0 && offset.left === 0) state.delete(path);
  else state.set(path, offset);
  kept.set(id, state);
}

/** Gives a view the offsets of an earlier one. */
export const putScroll = (id: string, state: ScrollState): void => void keptOf().set(id, new Map(state));

/** Removes the offsets of a closed view and returns them. */
export function removeScroll(id: string): ScrollState {
  const state = scrollOf(id);
  keptOf().delete(id);
  return state;
}
