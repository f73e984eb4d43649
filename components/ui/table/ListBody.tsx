import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProgressBar } from '@/components/ui/feedback/ProgressBar';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { SlowRead } from '@/components/ui/feedback/SlowRead';
import { StaleNotice } from '@/components/ui/feedback/StaleNotice';
import { UnreadableRows } from '@/components/ui/feedback/UnreadableRows';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import styles from './ListBody.module.css';

interface ListBodyProps<T> {
  query: UseQueryResult<{ list: T[]; total: number; unreadable?: readonly string[] }>;
  /** Aborts the request; offered after 10 s. */
  onStop?: () => void;
  /** A sentence that says what could not be loaded. */
  failedTitle: string;
  skeleton: ReactNode;
  /** Shown instead of rows if there are none. */
  empty: ReactNode;
  children: (rows: T[], total: number) => ReactNode;
}

/** The region of a list in each of its states: loading, failed, empty, or loaded and perhaps refetching. */
export function ListBody<T>({ query, onStop, failedTitle, skeleton, empty, children }: ListBodyProps<T>) {
  const t = useTranslations('feedback');
  const { data, error, isFetching, isPending } = query;
  const waiting = useDelayed(isPending && isFetching);
  const renewing = useDelayed(!isPending && isFetching, 200);
  const unreadable = data?.unreadable?.length ?? 0;
  const retry = () => void query.refetch();
  return (
    <div className={styles.stack}>
      {renewing && <ProgressBar aria-label={t('loading')} className={styles.bar} />}
      {onStop && <SlowRead query={query} onStop={onStop} />}
      {waiting && (
        <>
          <VisuallyHidden aria-live="polite">{t('loading')}</VisuallyHidden>
          {skeleton}
        </>
      )}
      {error && !data && <ErrorRegion error={error} title={failedTitle} onRetry={retry} />}
      {error && data && <StaleNotice error={error} onRetry={retry} />}
      <UnreadableRows count={unreadable} />
      {data && (data.list.length > 0 ? children(data.list, data.total) : unreadable === 0 && empty)}
    </div>
  );
}
