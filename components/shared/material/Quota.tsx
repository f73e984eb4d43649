import { useQuery } from '@tanstack/react-query';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ProgressBar } from '@/components/ui/feedback/ProgressBar';
import { materialApi } from '@/lib/api/material';
import { useBytes } from '@/components/ui/media/measures';
import styles from './Quota.module.css';

/** Share of the quota from which a warning is shown. */
const NEAR = 0.9;

export function Quota() {
  const t = useTranslations('library.quota');
  const bytes = useBytes();
  const { data } = useQuery(materialApi.quota());
  if (!data) return null;
  const { used, limit } = data;
  const share = limit > 0 ? used / limit : 1;
  const state = share >= 1 ? 'full' : share >= NEAR ? 'near' : 'free';
  const values = { used: bytes(used), limit: bytes(limit), left: bytes(Math.max(0, limit - used)) };
  return (
    <div className={styles.root} data-state={state}>
      <div className="line">
        <span>{t('label')}</span>
        <span>{t('used', values)}</span>
      </div>
      <ProgressBar
        aria-label={t('label')}
        aria-valuetext={t('used', values)}
        value={Math.min(100, 100 * share)}
        tone={state === 'full' ? 'error' : state === 'near' ? 'warning' : undefined}
        className={styles.bar}
      />
      {state !== 'free' && (
        <p className="note" role="status">
          {state === 'full' ? <CircleAlert size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
          {t(state, values)}
        </p>
      )}
    </div>
  );
}
