import styles from './ChartTable.module.css';
import type { ChartPoint, ChartSeries } from './series';

interface ChartTableProps {
  name: string;
  pointName: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  height: number;
}

/** The same values as a table, newest first. */
export function ChartTable({ name, pointName, points, series, format, height }: ChartTableProps) {
  const rows = points.map((point, index) => ({ point, index })).reverse();
  return (
    <div className={styles.scroller} style={{ maxHeight: height }} tabIndex={0} role="group" aria-label={name}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{pointName}</th>
            {series.map((one) => (
              <th key={one.name} scope="col">
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ point, index }) => (
            <tr key={index}>
              <th scope="row">{point.long}</th>
              {series.map(({ name: key, values }) => (
                <td key={key}>{values[index] === undefined ? '–' : format(values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
