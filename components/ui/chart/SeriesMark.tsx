import type { ChartSeries, SeriesLook } from './series';
import styles from './SeriesMark.module.css';

/** Sample of a series' line or bar; `onDark` for the tooltip, where the page's colours lack contrast. */
export function SeriesMark({ look, mark, onDark }: { look: SeriesLook; mark: ChartSeries['mark']; onDark?: boolean }) {
  const stroke = onDark ? 'currentColor' : look.colour;
  return (
    <svg className={styles.sample} viewBox="0 0 18 10" aria-hidden="true">
      {mark === 'bar' ? (
        <rect x="5" y="1" width="8" height="8" rx="2" fill={stroke} />
      ) : (
        <path d="M1 5H17" stroke={stroke} strokeWidth={look.width} strokeDasharray={look.dash || undefined} />
      )}
    </svg>
  );
}
