interface Folding<T> {
  /** Stays before "…". */
  before: readonly T[];
  /** In the menu of "…". */
  folded: readonly T[];
  last: T | undefined;
}

/** How a breadcrumb without room for all of its levels is folded: the middle first, then all but the last. */
export function foldingAt<T>(keepsFirst: boolean, crumbs: readonly T[]): Folding<T> {
  const from = keepsFirst ? 1 : 0;
  return { before: crumbs.slice(0, from), folded: crumbs.slice(from, -1), last: crumbs.at(-1) };
}
