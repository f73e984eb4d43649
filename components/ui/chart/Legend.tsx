import { SeriesMark } from './SeriesMark';
import { looksOf, type ChartSeries } from './series';
import styles from './Legend.module.css';

/** Hidden from assistive technology, because tooltip and table contain the same names. */
export function Legend({ series }: { series: readonly Pick<ChartSeries, 'name' | 'mark'>[] }) {
  const looks = looksOf(series);
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ name, mark }, index) => (
        <li key={name}>
          <SeriesMark look={looks[index]!} mark={mark} />
          {name}
        </li>
      ))}
    </ul>
  );
}
