import { ChartTooltip, Crosshair } from './chart-parts';
import { shareOf } from './geometry';
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
export function Cursor({ at, left, ticks, point, series, looks, format }: CursorProps) {
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
