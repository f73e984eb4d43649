import { Skeleton } from '@/components/ui/loading/Skeleton';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PARTS } from '@/lib/api/stats';
import { FIGURES, FIRST_FIGURES } from './figures';
import type { Period } from './home-period';
import { usePart } from './use-part';
import { KpiCell } from './KpiCell';
import { MoreRow } from './MoreRow';
import { Strip } from './Strip';
import styles from './KpiStrip.module.css';

/** Totals compared with the previous period; the colour shows whether a change is good, not its direction. */
export function KpiStrip({ period }: { period: Period }) {
  const t = useTranslations('home.totals');
  const home = useTranslations('home');
  const [all, setAll] = useState(false);
  const { data, error, refetch, isPlaceholderData } = usePart(period, PARTS.totals);
  if (error && !data)
    return (
      <Strip aria-label={t('title')}>
        <ErrorRegion error={error} title={home('failed', { part: t('title') })} onRetry={() => void refetch()} />
      </Strip>
    );
  return (
    <Strip
      className={styles.figures}
      aria-label={t('title')}
      aria-busy={!data}
      data-waiting={isPlaceholderData || undefined}
    >
      {FIGURES.slice(0, all ? undefined : FIRST_FIGURES).map((figure) =>
        data ? (
          <KpiCell key={figure.key} figure={figure} period={period} {...data} />
        ) : (
          <div key={figure.key}>
            <span className="label">{t(figure.key)}</span>
            <div className="figure">
              <Skeleton width="50%" height="1lh" />
            </div>
            <div className="note">
              <Skeleton width="70%" height="1lh" />
            </div>
          </div>
        ),
      )}
      <MoreRow count={FIGURES.length - FIRST_FIGURES} open={all} onToggle={() => setAll(!all)} />
    </Strip>
  );
}
