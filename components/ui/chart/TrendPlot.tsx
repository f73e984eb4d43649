import { useTranslations } from 'next-intl';
import { ChartBody, ChartRoot, Plot, PointAxis, PointSlider, ValueAxis } from './chart-parts';
import { ChartSummary } from './ChartSummary';
import { Cursor } from './Cursor';
import { PLOT, labelledPoints, placeOf, ticksUpTo } from './geometry';
import { PlotMarks } from './PlotMarks';
import type { ChartPoint, ChartSeries, SeriesLook } from './series';
import { useCursor } from './use-cursor';

interface TrendPlotProps {
  name: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  looks: readonly SeriesLook[];
  format: (value: number) => string;
  /** The greatest value of the axis, where it has one of its own. */
  max?: number;
  height: number;
}

/** Lines and bars over points in a row. A slider that nobody sees tells the values by key and to screen readers. */
export function TrendPlot({ name, points, series, looks, format, max, height }: TrendPlotProps) {
  const t = useTranslations('chart');
  const slots = series.some(({ mark }) => mark === 'bar');
  const { at, plot, slider } = useCursor(points.length, slots);
  const values = series.flatMap((one) => one.values).filter((value) => value !== undefined);
  const ticks = ticksUpTo(max ?? Math.max(0, ...values), values.every(Number.isInteger));
  const left = (index: number) => (placeOf(index, points.length, slots) / PLOT) * 100;
  const labels = labelledPoints(points.length);
  const told = at ?? points.length - 1;
  const read = series.map((one) => {
    const value = one.values[told];
    return t('value', { name: one.name, value: value === undefined ? '–' : format(value) });
  });
  return (
    <ChartRoot>
      <ChartSummary points={points} series={series} format={format} />
      <ChartBody>
        <ValueAxis aria-hidden="true" style={{ height }}>
          {ticks.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </ValueAxis>
        <Plot style={{ height }} {...plot}>
          <PlotMarks series={series} looks={looks} ticks={ticks} slots={slots} />
          <PointSlider
            type="range"
            min={0}
            max={points.length - 1}
            value={told}
            aria-label={name}
            aria-valuetext={[points[told]!.long, ...read].join(t('separator'))}
            {...slider}
          />
          {at !== undefined && (
            <Cursor at={at} left={left(at)} top={ticks.at(-1)!} point={points[at]!} {...{ series, looks, format }} />
          )}
        </Plot>
        <PointAxis aria-hidden="true">
          {labels.map((index, order) => (
            <span
              key={index}
              data-minor={(labels.length - 1 - order) % 2 === 1 || undefined}
              style={{ left: `${left(index)}%`, transform: `translateX(-${left(index)}%)` }}
            >
              {points[index]!.short}
            </span>
          ))}
        </PointAxis>
      </ChartBody>
    </ChartRoot>
  );
}
