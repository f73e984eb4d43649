import { ChartLine, Table2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { Panel } from '@/components/ui/layout/Panel';
import { TrendPlot } from './TrendPlot';
import { looksOf, PLOT_HEIGHT, type ChartPoint, type ChartSeries } from './series';
import { NoPoints } from './chart-parts';
import { Legend } from './Legend';
import styles from './ChartTable.module.css';

interface ChartTableProps {
  name: string;
  pointName: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  height: number;
}

/** The same values as a table, newest first. */
function ChartTable({ name, pointName, points, series, format, height }: ChartTableProps) {
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

export interface TrendChartProps {
  title: string;
  pointName: string;
  points: readonly ChartPoint[];
  /** At most seven, in addition to the previous period. */
  series: readonly ChartSeries[];
  format?: (value: number) => string;
  /** The greatest value of the axis, such as 5 for stars; by itself it follows the figures. */
  max?: number;
  /** The least value of the axis, such as 1 for stars; lines only, because bars begin at 0. */
  min?: number;
  /** Of the plot, in px. */
  height?: number;
  actions?: ReactNode;
}

const AROUND = 46;

/** A panel with a chart over time (board: charts): legend, crosshair with all values, and a table view. */
export function TrendChart({
  title,
  pointName,
  points,
  series,
  max,
  min,
  height = PLOT_HEIGHT,
  actions,
  ...props
}: TrendChartProps) {
  const t = useTranslations('chart');
  const numbers = useFormatter();
  const [table, setTable] = useState(false);
  const format = props.format ?? ((value: number) => numbers.number(value));
  const looks = looksOf(series);
  const empty = points.length === 0 || series.every(({ values }) => values.every((value) => value === undefined));
  return (
    <Panel
      title={title}
      aside={
        <>
          {!table && <Legend series={series} />}
          {actions}
          <IconAction
            label={t('showTable')}
            tip={t(table ? 'showChart' : 'showTable')}
            aria-pressed={table}
            onClick={() => setTable(!table)}
          >
            {table ? <ChartLine size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
          </IconAction>
        </>
      }
    >
      {empty ? (
        <NoPoints>{t('empty')}</NoPoints>
      ) : table ? (
        <ChartTable
          name={title}
          height={height + AROUND}
          pointName={pointName}
          points={points}
          series={series}
          format={format}
        />
      ) : (
        <TrendPlot
          name={title}
          points={points}
          series={series}
          looks={looks}
          format={format}
          max={max}
          min={min}
          height={height}
        />
      )}
    </Panel>
  );
}
