import { Skeleton } from '@/components/ui/loading/Skeleton';
import { Suspense } from 'react';
import { Panel } from '@/components/ui/layout/Panel';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import { Legend } from './Legend';
import { PLOT_HEIGHT } from './series';
import type { TrendChartProps } from './TrendChart';
import styles from './TrendSkeleton.module.css';

const Chart = lazyWithTexts(() => import('./TrendChart').then((m) => m.TrendChart), ['chart']);

/** Height of the axis below the plot, with the room around it. */
const AXIS = 32;
const ROOT_FONT = 16;

interface TrendSkeletonProps extends Pick<TrendChartProps, 'title' | 'height' | 'actions'> {
  series?: Parameters<typeof Legend>[0]['series'];
}

/** The panel while figures or code are loading, with the head and the height of the chart, so that nothing moves. */
export const TrendSkeleton = ({ title, height = PLOT_HEIGHT, series = [], actions }: TrendSkeletonProps) => (
  <Panel
    title={title}
    busy
    aside={
      <>
        <Legend series={series} />
        {/* The chart replaces them, so that none may have the focus. */}
        {actions && <div inert>{actions}</div>}
        <span className={styles.button} />
      </>
    }
  >
    <div className={styles.plot}>
      <Skeleton height={`calc(${height / ROOT_FONT}rem + ${AXIS}px)`} />
    </div>
  </Panel>
);

/** {@link TrendChartProps}: code and texts are loaded when it is first rendered, after the rest of the page. */
export function LazyTrendChart(props: TrendChartProps) {
  return (
    <PartBoundary>
      <Suspense fallback={<TrendSkeleton {...props} />}>
        <Chart {...props} />
      </Suspense>
    </PartBoundary>
  );
}
