import { LegendList } from './chart-parts';
import type { ChartSeries, SeriesLook } from './series';
import { SeriesMark } from './SeriesMark';

/** What each line is; the words of the tooltip and of the table again, so nothing of it is needed twice when read out. */
export function Legend({ series, looks }: { series: readonly ChartSeries[]; looks: readonly SeriesLook[] }) {
  return (
    <LegendList aria-hidden="true">
      {series.map(({ name, mark }, index) => (
        <li key={name}>
          <SeriesMark look={looks[index]!} mark={mark} />
          {name}
        </li>
      ))}
    </LegendList>
  );
}
