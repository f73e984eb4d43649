import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { useCan } from '@/components/ui/permission/Can';
import { isApiError } from '@/lib/api/errors';
import { Pane } from '../panes';
import { ReplyBox } from '../reply/ReplyBox';
import { useReply } from '../reply/use-reply';
import { useInquiryActions } from '../use-inquiry-actions';
import { DueBanner } from './DueBanner';
import { MessageList } from './MessageList';
import { ThreadHead } from './ThreadHead';
import { useMarkRead } from './use-mark-read';
import { useThread } from './use-thread';

interface ThreadPaneProps {
  id: string;
  /** One pane at a time. */
  single: boolean;
  onBack: () => void;
  onSide?: () => void;
}

/** The second pane: one inquiry, what was said, and the box for the reply. */
export function ThreadPane({ id, single, onBack, onSide }: ThreadPaneProps) {
  const t = useTranslations('inquiry.thread');
  const mayEdit = useCan()(['inquiry:edit']);
  const thread = useThread(id);
  const { inquiry, detail, said } = thread;
  const reply = useReply(id, said);
  const actions = useInquiryActions();
  useMarkRead(inquiry, mayEdit);
  const waiting = useDelayed(detail.isPending);

  if (!inquiry) {
    const gone = isApiError(detail.error) && ['404', '410'].includes(String(detail.error.code));
    return (
      <Pane aria-label={t('label')}>
        {waiting && <CircularProgress size={24} aria-label={t('loading')} sx={{ m: 'auto' }} />}
        {gone && <EmptyState kind="none" title={t('gone')} text={t('goneText')} />}
        {detail.error && !gone && (
          <ErrorRegion error={detail.error} title={t('failed')} onRetry={() => void detail.refetch()} />
        )}
      </Pane>
    );
  }
  return (
    <Pane aria-label={t('label')}>
      <ThreadHead
        inquiry={inquiry}
        actions={actions}
        onBack={single ? onBack : undefined}
        onSide={onSide}
        onDeleted={onBack}
      />
      <DueBanner inquiry={inquiry} />
      <MessageList inquiry={inquiry} thread={thread} reply={reply} />
      {mayEdit && inquiry.status !== 'spam' && <ReplyBox inquiry={inquiry} reply={reply} single={single} />}
      {inquiry.status === 'spam' && (
        <Box sx={{ p: 2, textAlign: 'center', typography: 'body2', color: 'var(--text-tertiary)' }}>{t('spam')}</Box>
      )}
    </Pane>
  );
}
