import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import { LazyTrendChart, TrendSkeleton } from '@/components/ui/chart/LazyTrendChart';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { Panel } from '@/components/ui/layout/Panel';
import { PARTS, overviewPart } from '@/lib/api/stats';
import { useView } from '@/lib/router/view';
import { daysBefore, everyDay, sameDaysBefore, type Period } from './home-period';
import { usePart } from './use-part';

const METRICS = ['visitors', 'views', 'inquiries'] as const;

/** Daily figures over those of the previous period, which is a request of its own. */
export function TrendPanel({ period }: { period: Period }) {
  const t = useTranslations('home.trend');
  const format = useFormatter();
  const name = useId();
  const { query, setQuery } = useView();
  const metric = METRICS.find((one) => one === query.get('trend')) ?? METRICS[0];
  const before = sameDaysBefore(period);
  const now = usePart(period, PARTS.series);
  const earlier = useQuery({
    ...overviewPart(before.from, before.to, PARTS.series),
    placeholderData: undefined,
    enabled: now.data !== undefined && !now.isPlaceholderData,
    meta: { quiet: true },
  });
  const title = t(`title.${metric}`);
  if (now.error && !now.data)
    return (
      <Panel title={title}>
        <ErrorRegion error={now.error} onRetry={() => void now.refetch()} />
      </Panel>
    );
  // Inquiries are few whole numbers, so bars suit them better than a curve.
  const shown = { name: t(metric), mark: metric === 'inquiries' ? 'bar' : 'line' } as const;
  const compared = { name: t('previous'), mark: 'previous' } as const;
  const actions = (
    <Segmented
      name={name}
      aria-label={t('choose')}
      options={METRICS.map((value) => ({ value, label: t(value) }))}
      value={metric}
      onChange={(value) => setQuery({ trend: value === METRICS[0] ? undefined : value }, { replace: true })}
    />
  );
  if (!now.data) return <TrendSkeleton title={title} series={[shown, compared]} actions={actions} />;
  // Rows of another period are shown while this one is loading.
  const series = now.isPlaceholderData ? now.data.series : everyDay(now.data.series, period);
  const points = series.map(({ date }) => {
    const day = new Date(`${date}T12:00:00`);
    if (Number.isNaN(day.getTime())) return { short: date, long: date };
    return {
      short: format.dateTime(day, 'point'),
      long: format.dateTime(day, 'pointLong'),
    };
  });
  const sent = earlier.data?.part?.series;
  const previous = sent && daysBefore(series, sent, period);
  return (
    <LazyTrendChart
      title={title}
      pointName={t('day')}
      points={points}
      series={[
        { ...shown, values: series.map((day) => day[metric]) },
        // Also while it is loading, so that the legend keeps its size.
        ...(previous || earlier.isPending
          ? [{ ...compared, values: series.map((_, index) => previous?.[index]?.[metric]) }]
          : []),
      ]}
      actions={actions}
    />
  );
}
