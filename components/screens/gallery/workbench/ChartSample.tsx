import { DAY } from '@/lib/util/day';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyTrendChart, TrendSkeleton } from '@/components/ui/chart/LazyTrendChart';
import { Sample } from '../parts/Sample';
import { StateSwitch } from '../parts/StateSwitch';
import styles from './ChartSample.module.css';

const STATES = ['full', 'loading', 'empty'] as const;
const START = Date.parse('2026-10-01T12:00:00Z');
const VIEWS = [182, 240, 226, 305, 298, 264, 331, 352, 340, 418, 396, 377, 441, 468];
const FORMER = [160, 171, 203, 214, 260, 242, 238, 276, 301, 288, 322, 310, 335, 349];
const INQUIRIES = [12, 18, 9, 21, 26, 15, 24, 30, 22, 35, 28, 27, 39, 41];

/** The chart is a card of its own, below what is said of it. */
export function ChartSample() {
  const t = useTranslations('gallery');
  const format = useFormatter();
  const [state, setState] = useState<(typeof STATES)[number]>('full');
  const points = VIEWS.map((_, index) => {
    const day = new Date(START + index * DAY);
    return {
      short: format.dateTime(day, 'point'),
      long: format.dateTime(day, 'pointLong'),
    };
  });
  const title = t('chart.name');
  return (
    <div className={styles.stack}>
      <Sample
        title={t('chart.title')}
        text={t('chart.text')}
        files={['components/ui/chart/LazyTrendChart.tsx', 'components/ui/chart/TrendChart.tsx']}
        states={<StateSwitch states={STATES} value={state} onChange={setState} labelOf={(one) => t(`state.${one}`)} />}
      />
      {state === 'loading' ? (
        <TrendSkeleton title={title} />
      ) : (
        <LazyTrendChart
          title={title}
          pointName={t('chart.day')}
          points={state === 'full' ? points : []}
          series={
            state === 'full'
              ? [
                  { name: t('region.views'), values: VIEWS },
                  { name: t('chart.former'), values: FORMER, mark: 'previous' },
                  { name: t('region.inquiries'), values: INQUIRIES, mark: 'bar' },
                ]
              : []
          }
        />
      )}
    </div>
  );
}
