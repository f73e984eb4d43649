import { Skeleton } from '@/components/ui/loading/Skeleton';
import { Suspense } from 'react';
import { Panel } from '@/components/ui/layout/Panel';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { PLOT_HEIGHT } from './series';
import type { TrendChartProps } from './TrendChart';

const Chart = lazyWithTexts(() => import('./TrendChart').then((m) => m.TrendChart), ['chart']);

/** Width of the axis beside the plot, without the skeleton's margin. */
const AXIS = 34;

/** The panel while figures or code are loading, at its final height, so that nothing below moves. */
export const TrendSkeleton = ({ title, height = PLOT_HEIGHT }: Pick<TrendChartProps, 'title' | 'height'>) => (
  <Panel title={title} busy>
    <Skeleton height={height + AXIS} margin="0 16px 16px" />
  </Panel>
);

/** {@link TrendChartProps}: code and texts are loaded when it is first rendered, after the rest of the page. */
export function LazyTrendChart(props: TrendChartProps) {
  return (
    <PartBoundary>
      <Suspense fallback={<TrendSkeleton title={props.title} height={props.height} />}>
        <Chart {...props} />
      </Suspense>
    </PartBoundary>
  );
}
