/** Positions are per mille of the plot, so that a resize renders nothing. */
export const PLOT = 1000;

const STEPS = [1, 2, 5, 10];
const INTERVALS = 5;

/**
 * Ticks of an axis from 0 to the first one not below `max`: three to five steps of 1, 2 or 5 times a power of ten.
 * Counts (`whole`) have no fractional ticks.
 */
export function ticksUpTo(max: number, whole = false): number[] {
  if (!Number.isFinite(max) || max <= 0) return [0, 1];
  const minStep = max / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = power * STEPS.find((factor) => factor * power >= minStep * (1 - 1e-9))!;
  const size = whole ? Math.max(1, step) : step;
  const count = Math.ceil(max / size - 1e-9);
  return Array.from({ length: count + 1 }, (_, i) => Number((i * size).toPrecision(12)));
}

/** How far up the axis a value is, from 0 to 1. */
export function shareOf(value: number, ticks: readonly number[]): number {
  const [low, top] = [ticks[0]!, ticks.at(-1)!];
  return Math.max(0, value - low) / (top - low);
}

const LABEL_STEPS = [1, 2, 7, 14, 30, 60, 90, 180];
const MAX_LABELS = 7;

/** Points with a label on the axis: evenly spaced, including the last one, at most seven. */
export function labelledPoints(count: number): number[] {
  const step = LABEL_STEPS.find((size) => count / size <= MAX_LABELS) ?? Math.ceil(count / MAX_LABELS);
  return Array.from({ length: Math.ceil(count / step) }, (_, i) => count - 1 - i * step).reverse();
}

/** Position of a point: lines reach from edge to edge, bars are centred in their slot. */
export function xOf(index: number, count: number, slots: boolean): number {
  if (slots || count === 1) return ((index + 0.5) / count) * PLOT;
  return (index / (count - 1)) * PLOT;
}

export function pointAt(share: number, count: number, slots: boolean): number {
  const index = slots ? Math.floor(share * count) : Math.round(share * (count - 1));
  return Math.min(Math.max(index, 0), count - 1);
}

export interface Dot {
  x: number;
  y: number;
}

const r = (value: number) => Number(value.toFixed(1));

/** Runs of adjacent dots: a missing value is a gap in the line. */
function runs(dots: readonly (Dot | undefined)[]): Dot[][] {
  const all: Dot[][] = [[]];
  for (const dot of dots) {
    if (dot) all.at(-1)!.push(dot);
    else if (all.at(-1)!.length > 0) all.push([]);
  }
  return all.filter((run) => run.length > 0);
}

/** Slope at each dot: 0 at a maximum or minimum, else the harmonic mean of both sides (Fritsch and Carlson, 1980). */
function slopes(run: readonly Dot[]): number[] {
  const rises = run.slice(1).map((dot, i) => (dot.y - run[i]!.y) / (dot.x - run[i]!.x));
  return run.map((_, i) => {
    const [before = 0, after = 0] = [rises[i - 1] ?? rises[i], rises[i] ?? rises[i - 1]];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

/** A smooth curve that does not exceed the values. */
function curve(run: readonly Dot[]): string {
  const slope = slopes(run);
  const [first, ...rest] = run;
  let before = first!;
  let path = `M${r(before.x)} ${r(before.y)}`;
  rest.forEach((dot, i) => {
    const third = (dot.x - before.x) / 3;
    const out = `${r(before.x + third)} ${r(before.y + third * slope[i]!)}`;
    path += `C${out} ${r(dot.x - third)} ${r(dot.y - third * slope[i + 1]!)} ${r(dot.x)} ${r(dot.y)}`;
    before = dot;
  });
  return rest.length === 0 ? `${path}h0` : path;
}

export const linePath = (dots: readonly (Dot | undefined)[]) => runs(dots).map(curve).join('');

export const areaPath = (dots: readonly (Dot | undefined)[], floor = PLOT) =>
  runs(dots)
    .filter((run) => run.length > 1)
    .map((run) => `${curve(run)}V${floor}H${r(run[0]!.x)}z`)
    .join('');
