import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { Text } from '@/components/ui/layout/Text';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { useCan, useMay } from '@/components/ui/permission/Can';
import { draftIds } from '@/components/ui/record/draft-list';
import { isApiError } from '@/lib/api/request/errors';
import { currentAccount } from '@/lib/state/account';
import type { Again } from '../quotation/earlier/again-context';
import { QuotationPart } from '../quotation/QuotationPart';
import { useQuotationTab } from '../quotation/use-quotation-tab';
import { Pane } from '../panes';
import { ThreadLoading } from '../ThreadLoading';
import { ReplyBox } from '../reply/ReplyBox';
import { useReply } from '../reply/use-reply';
import { useInquiryActions } from '../use-inquiry-actions';
import { Composer } from './Composer';
import { DueBanner } from './DueBanner';
import { MessageList } from './MessageList';
import { BackHead, ThreadHead } from './ThreadHead';
import { useThread } from './use-thread';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWrite } from '@/components/ui/button/use-write';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useRecordName } from '@/lib/router/view';
import styles from './ThreadPane.module.css';

/**
 * Marks an open inquiry as read: once when it is opened, and when a message arrives while it is open. An inquiry marked
 * as unread by hand stays unread until then. Failures are not shown.
 */
function useMarkRead(inquiry: Inquiry | undefined, mayEdit: boolean): void {
  const { mutate } = useWrite({ ...inquiryApi.read(), meta: { ...inquiryApi.read().meta, ownErrors: true } });
  const marked = useRef<string>(undefined);
  const mark = useEffectEvent(() => {
    if (!inquiry || !mayEdit || document.visibilityState === 'hidden') return;
    const seen = `${inquiry.id} ${inquiry.lastMessageAt}`;
    if (marked.current === seen) return;
    marked.current = seen;
    if (inquiry.unread) mutate({ ids: [inquiry.id], read: true });
  });
  useEffect(() => {
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [inquiry?.id, inquiry?.lastMessageAt]);
}

/** A quotation that was begun is where it was left. */
const begunWith = (id: string) => (draftIds(currentAccount(), ['quotation']).includes(id) ? 'quotation' : 'reply');

/** The link of the open inquiry in the list beside the conversation; not there on a phone, or if it is on another page. */
const currentRow = (thread: HTMLElement | null) =>
  thread
    ?.closest('[data-panes]')
    ?.querySelector<HTMLElement>('section:not([hidden]) [role="table"] a[aria-current="true"]');

interface ThreadPaneProps {
  id: string;
  single: boolean;
  /** A quotation to send again, which opens the form. */
  again: Again | undefined;
  onBack: () => void;
  /** Opens the third pane where it is a drawer; the quotation is written there then. */
  onSide: (() => void) | undefined;
  /** Opens the next inquiry that waits for a reply. */
  onNext: (id: string) => void;
  /** Where it was opened so: called when the focus is in the conversation. */
  onArrive: (() => void) | undefined;
}

export function ThreadPane({ id, single, again: asked, onBack, onSide, onNext, onArrive }: ThreadPaneProps) {
  const t = useTranslations('inquiry.thread');
  const mayEdit = useMay()(['inquiry:edit']);
  const canEdit = useCan()(['inquiry:edit']);
  const thread = useThread(id);
  const { inquiry, detail, ordered } = thread;
  const text = useRef<HTMLTextAreaElement>(null);
  const { tab, setTab, again } = useQuotationTab(() => begunWith(id), onSide ? undefined : asked);
  const focusInReply = (field: RefObject<HTMLElement | null>) => {
    flushSync(() => setTab('reply'));
    field.current?.focus();
  };
  const toText = () => focusInReply(text);
  const reply = useReply(id, ordered, toText);
  const actions = useInquiryActions();
  const messages = useRef<HTMLDivElement>(null);
  useMarkRead(inquiry, canEdit);
  useRecordName(inquiry?.subject);
  const toMessages = () => focusInReply(messages);
  const toRow = () => (currentRow(messages.current) ?? messages.current)?.focus();

  if (detail.isPending && !inquiry) return <ThreadLoading>{single && <BackHead onBack={onBack} />}</ThreadLoading>;
  if (!inquiry) {
    const isDeleted = isApiError(detail.error) && ['404', '410'].includes(String(detail.error.code));
    return (
      <Pane aria-label={t('label')}>
        {single && <BackHead onBack={onBack} />}
        {isDeleted && (
          <EmptyState
            kind="none"
            title={t('gone')}
            text={t('goneText')}
            actions={
              <Button variant="outlined" onClick={onBack}>
                {t('back')}
              </Button>
            }
          />
        )}
        {detail.error && !isDeleted && (
          <ErrorRegion error={detail.error} title={t('failed')} onRetry={() => void detail.refetch()} />
        )}
      </Pane>
    );
  }
  const box = (
    <ReplyBox
      inquiry={inquiry}
      reply={reply}
      text={text}
      single={single}
      onWrite={toText}
      onSent={toMessages}
      onLeave={toRow}
    />
  );
  return (
    <Pane aria-label={t('label')}>
      <ThreadHead inquiry={inquiry} actions={actions} onBack={single ? onBack : undefined} onDeleted={onBack} />
      <DueBanner inquiry={inquiry} onSide={onSide} />
      <MessageList
        scroller={messages}
        inquiry={inquiry}
        thread={thread}
        reply={reply}
        onNext={onNext}
        onArrive={onArrive}
      />
      {mayEdit &&
        inquiry.status !== 'spam' &&
        (onSide ? (
          box
        ) : (
          <Composer
            tab={tab}
            onTab={setTab}
            reply={box}
            quotation={<QuotationPart inquiry={inquiry} again={again} onSent={toMessages} />}
          />
        ))}
      {inquiry.status === 'spam' && (
        <Text variant="body2" as="div" tone="tertiary" className={styles.box}>
          {t('spam')}
        </Text>
      )}
    </Pane>
  );
}
