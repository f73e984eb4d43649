/** All series of a chart have a value, or a gap, for each of its points. */
export interface ChartSeries {
  name: string;
  values: readonly (number | undefined)[];
  /** `previous` is the previous period, dashed and grey; bars are for small whole numbers. A line by default. */
  mark?: 'line' | 'bar' | 'previous';
}

export const PLOT_HEIGHT = 198;

export interface ChartPoint {
  short: string;
  long: string;
}

/** Lines differ in their dash, too, not only in colour (board: charts); the first is solid. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '1 4', '12 5', '5 2 1 2 1 2'];

export interface SeriesLook {
  colour: string;
  dash: string;
  width: number;
}

/** Colours and dashes in order; the previous period has a look of its own. */
export function looksOf(series: readonly Pick<ChartSeries, 'mark'>[]): SeriesLook[] {
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
