/** The id that was moved between two orders of the same ids; undefined if they are equal. */
export function movedIn(before: readonly string[], after: readonly string[]): string | undefined {
  const at = before.findIndex((id, index) => id !== after[index]);
  if (at < 0) return undefined;
  // What was here is next now: something was put in front of it.
  return after[at + 1] === before[at] ? after[at] : before[at];
}

/** The rows in the order of the ids; those that it does not name keep their place at the end. */
export function inOrderOf<T>(rows: readonly T[], ids: readonly string[], keyOf: (row: T) => string): T[] {
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const indexOf = (row: T) => indexes.get(keyOf(row)) ?? ids.length;
  return [...rows].sort((a, b) => indexOf(a) - indexOf(b));
}
