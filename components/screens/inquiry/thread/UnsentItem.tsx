import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/feedback/dialog/ConfirmDialog';
import type { ReplyState } from '../reply/use-reply';
import type { Unsent } from '../reply/reply-box';
import { AttachmentLink } from './AttachmentLink';
import { LeavingFoot } from './LeavingFoot';
import { Bubble, Foot, Line } from './message-parts';
import { OurPicture } from './OurPicture';

export function UnsentItem({ unsent, reply }: { unsent: Unsent; reply: ReplyState }) {
  const t = useTranslations('inquiry.message');
  const { content, attachments, state, reason, held } = unsent;
  const failed = state === 'failed';
  const [asking, setAsking] = useState(false);
  return (
    <Line data-mine>
      <OurPicture />
      <div className="said">
        {content && (
          <Bubble data-unsure>
            <p dir="auto">{content}</p>
          </Bubble>
        )}
        {attachments.map((file) => (
          <AttachmentLink key={file.url} file={file} />
        ))}
        {/* A new element when it fails: only then do all screen readers announce it. */}
        <Foot key={state} role={failed ? 'alert' : undefined}>
          {state === 'leaving' ? (
            <LeavingFoot unsent={unsent} reply={reply} />
          ) : failed ? (
            <>
              <span className="mark failed">
                <CircleAlert size={14} aria-hidden />
                {held && reason ? reason : reason ? t('failed', { reason }) : t('unsure')}
              </span>
              <button type="button" onClick={() => reply.retry(unsent)}>
                {t(held ? 'sendAnyway' : 'retry')}
              </button>
              <button type="button" onClick={() => reply.takeBack(unsent)}>
                {t(held ? 'lookFirst' : 'edit')}
              </button>
              <button type="button" onClick={() => (unsent.unsure ? setAsking(true) : reply.drop(unsent))}>
                {t('drop')}
              </button>
            </>
          ) : (
            t('sending')
          )}
        </Foot>
        <ConfirmDialog
          open={asking}
          danger
          title={t('dropTitle')}
          confirmLabel={t('drop')}
          onConfirm={() => reply.drop(unsent)}
          onClose={() => setAsking(false)}
        >
          {t('dropText')}
        </ConfirmDialog>
      </div>
    </Line>
  );
}
