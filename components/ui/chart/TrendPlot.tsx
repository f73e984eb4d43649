import { useTranslations } from 'next-intl';
import { useState, type ChangeEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { ChartBody, ChartRoot, Plot, PointAxis, PointSlider, ValueAxis, ChartTooltip, Crosshair } from './chart-parts';
import { ChartSummary } from './ChartSummary';
import { PLOT, labelledPoints, xOf, ticksUpTo, pointAt, shareOf } from './geometry';
import { PlotMarks } from './PlotMarks';
import type { ChartPoint, ChartSeries, SeriesLook } from './series';
import { SeriesMark } from './SeriesMark';

interface CursorProps {
  at: number;
  /** Horizontal position in percent of the plot. */
  left: number;
  /** Of the axis. */
  ticks: readonly number[];
  point: ChartPoint;
  series: readonly ChartSeries[];
  looks: readonly SeriesLook[];
  format: (value: number) => string;
}

/** Hidden from assistive technology, which reads the slider. */
function Cursor({ at, left, ticks, point, series, looks, format }: CursorProps) {
  const place = `${left}%`;
  return (
    <div aria-hidden="true">
      <Crosshair style={{ left: place }}>
        {series.map(({ name, values, mark }, index) => {
          const value = values[at];
          if (value === undefined || mark === 'bar') return null;
          return (
            <i key={name} style={{ top: `${100 - shareOf(value, ticks) * 100}%`, borderColor: looks[index]!.colour }} />
          );
        })}
      </Crosshair>
      <ChartTooltip data-left={left > 50 || undefined} style={{ '--at': place } as object}>
        <div>{point.long}</div>
        {series.map(({ name, values, mark }, index) => (
          <div key={name}>
            <SeriesMark look={looks[index]!} mark={mark} onDark />
            {name}
            <b>{values[at] === undefined ? '–' : format(values[at])}</b>
          </div>
        ))}
      </ChartTooltip>
    </div>
  );
}

/** Under the mouse, at the last touch, or chosen by keyboard; Escape, blur and leaving with the mouse clear it. */
function useCursor(count: number, slots: boolean) {
  const [at, setAt] = useState<number>();
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setAt(pointAt((event.clientX - left) / width, count, slots));
  };
  const end = () => setAt(undefined);
  return {
    // A newly chosen period may have fewer points.
    at: at !== undefined && at < count ? at : undefined,
    plot: {
      onPointerMove: follow,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        follow(event);
        // Otherwise the slider would lose the focus, and its blur would clear the point chosen by touch.
        event.preventDefault();
        event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') end();
      },
    },
    slider: {
      onFocus: () => setAt((now) => now ?? count - 1),
      onBlur: end,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setAt(Number(event.target.value)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') end();
      },
    },
  };
}

/** Pixels of a rem at the usual text size. */
const ROOT_FONT = 16;

interface TrendPlotProps {
  name: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  looks: readonly SeriesLook[];
  format: (value: number) => string;
  max?: number;
  /** Where the axis begins. */
  min?: number;
  height: number;
}

/** An invisible slider makes the values available to keyboard and screen readers. */
export function TrendPlot({ name, points, series, looks, format, max, min = 0, height }: TrendPlotProps) {
  const t = useTranslations('chart');
  const slots = series.some(({ mark }) => mark === 'bar');
  const { at, plot, slider } = useCursor(points.length, slots);
  const values = series.flatMap((one) => one.values).filter((value) => value !== undefined);
  // Grows with the text, so that the numbers of the axis never overlap.
  const grown = `${height / ROOT_FONT}rem`;
  const ticks = ticksUpTo(max ?? Math.max(0, ...values), values.every(Number.isInteger)).filter((tick) => tick >= min);
  const left = (index: number) => (xOf(index, points.length, slots) / PLOT) * 100;
  const labels = labelledPoints(points.length);
  const selected = at ?? points.length - 1;
  const read = series.map((one) => {
    const value = one.values[selected];
    return t('value', { name: one.name, value: value === undefined ? '–' : format(value) });
  });
  return (
    <ChartRoot>
      <ChartSummary points={points} series={series} format={format} />
      <ChartBody>
        <ValueAxis aria-hidden="true" style={{ height: grown }}>
          {ticks.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </ValueAxis>
        <Plot style={{ height: grown }} {...plot}>
          <PlotMarks series={series} looks={looks} ticks={ticks} slots={slots} />
          <PointSlider
            type="range"
            min={0}
            max={points.length - 1}
            value={selected}
            aria-label={name}
            aria-valuetext={[points[selected]!.long, ...read].join(t('separator'))}
            {...slider}
          />
          {at !== undefined && (
            <Cursor
              at={at}
              left={left(at)}
              ticks={ticks}
              point={points[at]!}
              series={series}
              looks={looks}
              format={format}
            />
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
