import { useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/feedback/Alert';
import { Button } from '@/components/ui/button/Button';
import { EmptyState } from './EmptyState';
import { useDelayed } from './use-delayed';
import styles from './SlowRead.module.css';

/** Milliseconds after which a read counts as slow. */
const SLOW_AFTER = 10_000;

export function useStopRead(queryKey: QueryKey): () => void {
  const client = useQueryClient();
  return () => void client.cancelQueries({ queryKey, exact: true });
}

type Read = Pick<
  UseQueryResult,
  'isEnabled' | 'isFetching' | 'isPending' | 'isPlaceholderData' | 'fetchStatus' | 'refetch'
>;

/** The request was cancelled and none is in flight. */
const isStopped = ({ isEnabled, isPending, isPlaceholderData, fetchStatus }: Read) =>
  isEnabled && fetchStatus === 'idle' && (isPending || isPlaceholderData);

/** Shown after 10 s without a response, with a button that cancels the request; after that it says so. */
export function SlowRead({ query, onStop }: { query: Read; onStop: () => void }) {
  const t = useTranslations('feedback.slow');
  const actions = useTranslations('entry.action');
  const slow = useDelayed(query.isFetching, SLOW_AFTER);
  const retry = () => void query.refetch();
  const stopped = isStopped(query);
  if (stopped && query.isPending) {
    return (
      <EmptyState kind="failed" title={t('stopped')} actions={<Button onClick={retry}>{actions('retry')}</Button>} />
    );
  }
  if (!slow && !stopped) return null;
  return (
    <Alert
      severity={stopped ? 'warning' : 'info'}
      role="status"
      className={styles.alert}
      action={
        <Button variant="text" size="small" color="inherit" onClick={stopped ? retry : onStop}>
          {actions(stopped ? 'retry' : 'cancel')}
        </Button>
      }
    >
      {t(stopped ? 'stale' : 'waiting')}
    </Alert>
  );
}
