import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Sparkline } from '@/components/ui/chart/Sparkline';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { Skeleton } from '@/components/ui/loading/Skeleton';
import { ApiError } from '@/lib/api/request/errors';
import { Sample } from '../parts/Sample';
import { RegionSwitch, type RegionState } from '../parts/StateSwitch';
import styles from './RegionSample.module.css';

const FIGURES = [
  { key: 'views', value: 12840, values: [210, 260, 240, 310, 330, 300, 380] },
  { key: 'inquiries', value: 64, values: [6, 9, 7, 11, 8, 10, 13] },
  { key: 'visitors', value: 3175, values: [62, 70, 58, 81, 90, 77, 96] },
  { key: 'replies', value: 58, values: [5, 7, 8, 9, 8, 9, 12] },
] as const;

/** A region in its four states: what loads has the shape of what comes, and what failed says so in its place. */
export function RegionSample() {
  const t = useTranslations('gallery.region');
  const format = useFormatter();
  const [state, setState] = useState<RegionState>('full');
  return (
    <Sample
      title={t('title')}
      text={t('text')}
      files={[
        'components/ui/feedback/ErrorRegion.tsx',
        'components/ui/feedback/EmptyState.tsx',
        'components/ui/loading/Skeleton.tsx',
      ]}
      states={<RegionSwitch value={state} onChange={setState} />}
    >
      {state === 'failed' && (
        <ErrorRegion
          title={t('failed')}
          error={new ApiError('business', { code: 502 })}
          onRetry={() => setState('loading')}
        />
      )}
      {state === 'empty' && <EmptyState kind="never" title={t('empty.title')} text={t('empty.text')} />}
      {(state === 'full' || state === 'loading') && (
        <div className={styles.figures} aria-busy={state === 'loading'}>
          {FIGURES.map(({ key, value, values }) => (
            <div key={key}>
              <div>
                <div className="label">{t(key)}</div>
                <div className="figure">
                  {state === 'full' ? format.number(value) : <Skeleton width={96} height="1lh" />}
                </div>
              </div>
              {state === 'full' ? <Sparkline values={values} /> : <Skeleton width={84} height={30} />}
            </div>
          ))}
        </div>
      )}
    </Sample>
  );
}
