import { Skeleton } from '@/components/ui/loading/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type UIEvent } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { StaleNotice } from '@/components/ui/feedback/StaleNotice';
import { UnreadableRows } from '@/components/ui/feedback/UnreadableRows';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import type { Notice } from '@/lib/api/notice';
import type { Page } from '@/lib/api/values';
import { NoticeRow } from './NoticeRow';
import styles from './NoticeList.module.css';

/** As many rows are rendered at first, and more near their end: a platform may send thousands at once. */
const STEP = 100;

interface NoticeListProps {
  query: UseQueryResult<Page<Notice>>;
  type: 'notice' | 'email';
  onFollow: () => void;
}

/** Rows of one tab: a row has two texts, and the tab determines which is shown. */
export function NoticeList({ query, type, onFollow }: NoticeListProps) {
  const t = useTranslations('layout');
  const feedback = useTranslations('feedback');
  const slow = useDelayed(query.isPending);
  const [shown, setShown] = useState(STEP);
  const page = query.data;
  const retry = () => void query.refetch();
  if (query.error && !page) return <ErrorRegion error={query.error} onRetry={retry} />;
  if (!page) {
    return (
      <div className={styles.waiting} role="status" aria-label={feedback('loading')}>
        {slow &&
          [0, 1, 2].map((row) => (
            <div key={row}>
              <Skeleton round width={32} height={32} />
              <Skeleton width="72%" height={20} />
            </div>
          ))}
      </div>
    );
  }
  const { list, unreadable } = page;
  const rows = list.filter((row) => row[type]);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (shown < rows.length && scrollTop + 2 * clientHeight > scrollHeight) setShown(shown + STEP);
  };
  return (
    <>
      {query.error && <StaleNotice error={query.error} onRetry={retry} />}
      <UnreadableRows count={unreadable.length} />
      {rows.length === 0 ? (
        unreadable.length === 0 && <EmptyState kind="done" title={t('notice.empty')} text={t('notice.emptyText')} />
      ) : (
        <ul className={styles.rows} tabIndex={0} onScroll={onScroll}>
          {rows.slice(0, shown).map((row, index) => (
            <NoticeRow
              key={row.id ?? index}
              notice={row}
              type={type}
              place={rows.length > STEP ? { 'aria-posinset': index + 1, 'aria-setsize': rows.length } : undefined}
              onFollow={onFollow}
            />
          ))}
        </ul>
      )}
    </>
  );
}
