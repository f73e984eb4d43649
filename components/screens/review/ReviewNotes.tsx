import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { PictureRow } from '@/components/ui/feedback/PictureRow';
import type { Review } from '@/lib/api/review';
import styles from './ReviewItem.module.css';

export function ReviewNotes({ review, hideReply }: { review: Review; hideReply: boolean }) {
  const t = useTranslations('review');
  const { reply, appeal, status } = review;
  const head = (label: string, at: string): ReactNode => (
    <span className={styles.noteHead}>
      {label} · <Moment at={at} />
    </span>
  );
  return (
    <>
      {reply && !hideReply && (
        <div className={styles.note}>
          {head(t('reply.ours'), reply.at)}
          <p dir="auto">{reply.content}</p>
        </div>
      )}
      {status === 'appealing' && appeal && (
        <div className={styles.note}>
          {head(t('appeal.running'), appeal.at)}
          <p dir="auto">{appeal.reason}</p>
          <PictureRow title={t('appeal.evidence')} urls={appeal.evidence} />
        </div>
      )}
    </>
  );
}
