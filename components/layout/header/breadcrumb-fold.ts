/** How much of a breadcrumb is folded into "…": nothing, the levels between first and last, all but the last. */
export type FoldStep = 0 | 1 | 2;
export const MOST_FOLDED: FoldStep = 2;

/** What is hidden at a step. */
export function hiddenAt<T>(step: FoldStep, crumbs: readonly T[]): readonly T[] {
  if (step === 0) return [];
  return crumbs.slice(step === 1 ? 1 : 0, -1);
}

/** The steps that a breadcrumb of so many levels has: two levels have none between them. */
const stepsOf = (levels: number): FoldStep[] => (levels > 2 ? [0, 1, 2] : levels === 2 ? [0, 2] : [2]);

/**
 * The step at which a breadcrumb fits: the least of those known to, else the one after the step drawn now. `widths` is
 * how wide it is at each step that was drawn.
 */
export function foldFor(
  widths: readonly (number | undefined)[],
  now: FoldStep,
  room: number,
  levels: number,
): FoldStep {
  const steps = stepsOf(levels);
  const fitting = steps.find((step) => (widths[step] ?? Infinity) <= room);
  if (fitting !== undefined) return fitting;
  return steps.find((step) => step > now && widths[step] === undefined) ?? MOST_FOLDED;
}
