import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { Panel } from '@/components/ui/layout/Panel';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import type { TrendChartProps } from './TrendChart';

const Chart = lazyWithTexts(() => import('./TrendChart').then((m) => m.TrendChart), ['chart']);

/** As tall as the chart with its axis. */
const HEIGHT = 248;

/** The panel while its figures or its code are on the way. */
export const TrendSkeleton = ({ title }: { title: string }) => (
  <Panel title={title} busy>
    <Skeleton variant="rounded" height={HEIGHT - 24} sx={{ m: 2, mt: 0 }} />
  </Panel>
);

/** {@link TrendChartProps}: a chart whose code and texts come when it is first drawn, after everything else stands. */
export function LazyTrendChart(props: TrendChartProps) {
  return (
    <PartBoundary>
      <Suspense fallback={<TrendSkeleton title={props.title} />}>
        <Chart {...props} />
      </Suspense>
    </PartBoundary>
  );
}
