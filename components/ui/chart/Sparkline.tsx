import { areaPath, linePath, PLOT, xOf } from './geometry';

const SIZE = { width: 84, height: 30, inset: 3 };

/** Hidden from assistive technology: the value is shown as text beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const { width, height, inset } = SIZE;
  const dots = values.map((value, index) => ({
    x: inset + (xOf(index, values.length, false) / PLOT) * (width - 2 * inset),
    y: inset + (1 - (value - low) / span) * (height - 2 * inset),
  }));
  const last = dots.at(-1)!;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={areaPath(dots, height)} fill="var(--chart-series-1)" opacity=".1" />
      <path d={linePath(dots)} fill="none" stroke="var(--chart-series-1)" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx={last.x} cy={last.y} r="2.4" fill="var(--chart-series-1)" />
    </svg>
  );
}
