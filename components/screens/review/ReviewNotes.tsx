import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { PictureRow } from '@/components/ui/feedback/PictureRow';
import type { Review } from '@/lib/api/review';

const Note = styled('div')({
  display: 'grid',
  gap: 4,
  width: '100%',
  padding: '10px 14px',
  borderRadius: 'var(--radius-panel)',
  backgroundColor: 'var(--surface-sunken)',
  fontSize: 'var(--type-body)',
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
  '& .head': { fontSize: 'var(--type-caption)', lineHeight: '1.125rem', color: 'var(--text-secondary)' },
  '& p': { margin: 0, whiteSpace: 'pre-line' },
});

export function ReviewNotes({ review, hideReply }: { review: Review; hideReply: boolean }) {
  const t = useTranslations('review');
  const { reply, appeal, status } = review;
  const head = (label: string, at: string): ReactNode => (
    <span className="head">
      {label} · <Moment at={at} />
    </span>
  );
  return (
    <>
      {reply && !hideReply && (
        <Note>
          {head(t('reply.ours'), reply.at)}
          <p dir="auto">{reply.content}</p>
        </Note>
      )}
      {status === 'appealing' && appeal && (
        <Note>
          {head(t('appeal.running'), appeal.at)}
          <p dir="auto">{appeal.reason}</p>
          <PictureRow title={t('appeal.evidence')} urls={appeal.evidence} />
        </Note>
      )}
    </>
  );
}
