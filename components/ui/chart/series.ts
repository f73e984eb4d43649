/** One row of figures; all series of a chart have a value, or a gap, for each of its points. */
export interface ChartSeries {
  /** Names it in the legend, the tooltip and the table. */
  name: string;
  values: readonly (number | undefined)[];
  /** `previous` is the period before, dashed and grey; bars are for small whole numbers. A line unless said. */
  mark?: 'line' | 'bar' | 'previous';
}

/** Pixels of a plot without its axis, where nothing else is asked for. */
export const PLOT_HEIGHT = 198;

/** A place on the horizontal axis. */
export interface ChartPoint {
  /** On the axis. */
  short: string;
  /** In the tooltip and the table. */
  long: string;
}

/** Seven lines are told apart by their dash too (board: charts); the first is solid. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '1 4', '12 5', '5 2 1 2 1 2'];

export interface SeriesLook {
  colour: string;
  dash: string;
  width: number;
}

/** How each series is drawn: colours and dashes in order, the previous period apart from them. */
export function looksOf(series: readonly ChartSeries[]): SeriesLook[] {
  let drawn = 0;
  return series.map(({ mark }) => {
    if (mark === 'previous') return { colour: 'var(--chart-previous)', dash: '4 4', width: 1.5 };
    drawn += 1;
    return {
      colour: `var(--chart-series-${Math.min(drawn, DASHES.length)})`,
      dash: DASHES[(drawn - 1) % DASHES.length]!,
      width: 2,
    };
  });
}
