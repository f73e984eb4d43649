import { useTranslations } from 'next-intl';
import type { ChartPoint, ChartSeries } from './series';

interface ChartSummaryProps {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** Indexes of minimum and maximum; the first of equal values. */
export function extremesOf(values: ChartSeries['values']): { low: number; high: number } | undefined {
  let low = -1;
  let high = -1;
  values.forEach((value, index) => {
    if (value === undefined) return;
    if (low < 0 || value < values[low]!) low = index;
    if (high < 0 || value > values[high]!) high = index;
  });
  return low < 0 ? undefined : { low, high };
}

export function ChartSummary({ points, series, format }: ChartSummaryProps) {
  const t = useTranslations('chart');
  return (
    <p className="visually-hidden">
      {series.map(({ name, values, mark }) => {
        const found = mark === 'previous' ? undefined : extremesOf(values);
        if (!found) return null;
        const { low, high } = found;
        return t('summary', {
          name,
          lowest: format(values[low]!),
          lowestAt: points[low]!.long,
          highest: format(values[high]!),
          highestAt: points[high]!.long,
        });
      })}
    </p>
  );
}
