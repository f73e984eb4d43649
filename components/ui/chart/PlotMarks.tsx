import { Fragment, useId } from 'react';
import { PLOT, areaPath, linePath, xOf, shareOf } from './geometry';
import type { ChartSeries, SeriesLook } from './series';

interface PlotMarksProps {
  series: readonly ChartSeries[];
  looks: readonly SeriesLook[];
  ticks: readonly number[];
  slots: boolean;
}

/** Share of its slot that a bar fills. */
const BAR = 0.62;

/** Grid, bars and lines. The SVG is stretched while lines keep their width, so nothing has to be measured. */
export function PlotMarks({ series, looks, ticks, slots }: PlotMarksProps) {
  const id = useId();
  const dotsOf = (values: ChartSeries['values']) =>
    values.map((value, index) =>
      value === undefined ? undefined : { x: xOf(index, values.length, slots), y: PLOT - shareOf(value, ticks) * PLOT },
    );
  return (
    <>
      {series.map(({ mark, name, values }, index) =>
        mark !== 'bar'
          ? null
          : values.map((value, at) => (
              <div
                key={`${name}${at}`}
                className="bar"
                style={{
                  left: `${((at + (1 - BAR) / 2) / values.length) * 100}%`,
                  width: `${(BAR / values.length) * 100}%`,
                  height: `${shareOf(value ?? 0, ticks) * 100}%`,
                  backgroundColor: looks[index]!.colour,
                }}
              />
            )),
      )}
      <svg viewBox={`0 0 ${PLOT} ${PLOT}`} preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--chart-series-1)" stopOpacity=".18" />
          <stop offset="1" stopColor="var(--chart-series-1)" stopOpacity="0" />
        </linearGradient>
        {ticks.map((tick) => (
          <path key={tick} className="grid" d={`M0 ${PLOT - shareOf(tick, ticks) * PLOT}H${PLOT}`} />
        ))}
        {series.map(({ mark = 'line', name, values }, index) => {
          if (mark === 'bar') return null;
          const { colour, dash, width } = looks[index]!;
          const dots = dotsOf(values);
          return (
            <Fragment key={name}>
              {index === 0 && <path className="area" d={areaPath(dots)} style={{ fill: `url(#${id})` }} />}
              <path
                className={index === 0 ? 'line first' : 'line'}
                d={linePath(dots)}
                stroke={colour}
                strokeWidth={width}
                strokeDasharray={dash || undefined}
              />
            </Fragment>
          );
        })}
      </svg>
    </>
  );
}
