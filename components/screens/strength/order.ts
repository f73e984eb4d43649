export interface Placed {
  id: string;
  sort: number;
}

const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/**
 * The fewest changes of `sort` that move one entry of a list: its own if there is a gap between its neighbours, else
 * those of all it passes. Values stay whole and not negative, because a platform may require that.
 */
export function placesAfter<T extends Placed>(list: readonly T[], from: number, to: number): Placed[] {
  const item = list[from];
  if (!item || to < 0 || to >= list.length || from === to) return [];
  const next = moved(list, from, to);
  const rising = list.every(({ sort }, index) => index === 0 || sort > list[index - 1]!.sort);
  // Equal values define no order: each entry gets a new one.
  if (!rising) return changed(next, (index) => index);
  const [before, after] = [next[to - 1]?.sort, next[to + 1]?.sort];
  const alone = before === undefined ? after! - 1 : after === undefined ? before + 1 : Math.floor((before + after) / 2);
  const fits = Number.isInteger(alone) && alone > (before ?? -1) && alone < (after ?? Infinity);
  if (fits) return [{ id: item.id, sort: alone }];
  return changed(next, (index) => list[index]!.sort);
}

const changed = (next: readonly Placed[], sortOf: (index: number) => number): Placed[] =>
  next.flatMap(({ id, sort }, index) => (sort === sortOf(index) ? [] : [{ id, sort: sortOf(index) }]));
