import { ArrowDown } from 'lucide-react';
import { useTranslations, useFormatter } from 'next-intl';
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject, type UIEvent } from 'react';
import { Spinner } from '@/components/ui/feedback/Spinner';
import { Button } from '@/components/ui/button/Button';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { StaleNotice } from '@/components/ui/feedback/StaleNotice';
import { useDelayed } from '@/components/ui/feedback/use-delayed';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { hasArrived } from '../reply/reply-box';
import type { ReplyState } from '../reply/use-reply';
import { ownMessages } from '../reply/use-written-since';
import { byDay } from '../rules/message-days';
import { useNewMessages } from './use-new-messages';
import { DayMark } from './message-parts';
import { MessageItem } from './MessageItem';
import { NextWaiting } from './NextWaiting';
import { ReplySaid } from './ReplySaid';
import { UnsentItem } from './UnsentItem';
import type { Thread } from './use-thread';
import { addDays, dayIn } from '@/lib/util/day';
import { QUARTER_HOUR, useNow } from '@/lib/util/use-now';
import styles from './MessageList.module.css';

function DayLabel({ day }: { day: string }) {
  const t = useTranslations('inquiry');
  const format = useFormatter();
  const now = useNow(QUARTER_HOUR);
  if (day === dayIn(now)) return t('today');
  if (day === addDays(dayIn(now), -1)) return t('yesterday');
  return format.dateTime(new Date(`${day}T00:00`), {
    year: day.slice(0, 4) === dayIn(now).slice(0, 4) ? undefined : 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  });
}

/** As many messages are rendered at first, and more with each step back: a platform may send thousands at once. */
const STEP = 100;
/** Distance in pixels from the first loaded message at which earlier ones are fetched. */
const NEAR = 120;

interface MessageListProps {
  scroller: RefObject<HTMLDivElement | null>;
  inquiry: Inquiry;
  thread: Thread;
  reply: ReplyState;
  /** Opens the next inquiry that waits for a reply. */
  onNext: (id: string) => void;
  /** Where it was opened so: called when the messages have taken the focus. */
  onArrive: (() => void) | undefined;
}

/** Messages from the oldest loaded one to those being sent; earlier ones are loaded when scrolling up. */
export function MessageList({ scroller, inquiry, thread, reply, onNext, onArrive }: MessageListProps) {
  const t = useTranslations('inquiry.thread');
  const { messages, ordered, newest } = thread;
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isPending, error, refetch } = messages;
  const waiting = useDelayed(isPending);
  // Only messages that arrive while the conversation is open are announced, not the initial ones.
  const [first, setFirst] = useState<string>();
  if (newest && first === undefined) setFirst(newest.id);
  const [shown, setShown] = useState(STEP);
  // None goes at the top when one arrives: what is read would move.
  const firstAt = ordered.findLastIndex(({ id }) => id === first);
  const arrived = firstAt < 0 ? 0 : ordered.length - 1 - firstAt;
  const visible = ordered.slice(-(shown + arrived));
  const hasEarlier = hasNextPage || visible.length < ordered.length;
  // The view restores scroll offsets, and this container belongs to another conversation now: report its offset at the
  // end.
  useLayoutEffect(() => void scroller.current?.dispatchEvent(new Event('scroll')), [scroller]);
  const arrive = useEffectEvent(() => {
    if (!onArrive) return;
    scroller.current?.focus();
    onArrive();
  });
  useEffect(() => arrive(), []);

  const earlier = () => {
    if (visible.length < ordered.length) setShown(shown + STEP);
    else if (hasNextPage && !isFetchingNextPage) {
      setShown(shown + STEP);
      void fetchNextPage();
    }
  };
  const onScroll = ({ currentTarget: { scrollHeight, clientHeight, scrollTop } }: UIEvent<HTMLElement>) => {
    const above = scrollHeight - clientHeight - Math.abs(scrollTop);
    if (scrollHeight > clientHeight && above < NEAR && !messages.isFetchNextPageError) earlier();
  };
  const unsent = reply.box.unsent.filter((one) => !hasArrived(one, ordered));
  const isAnswered =
    unsent.some(({ state }) => state !== 'failed') || (newest !== undefined && ownMessages().has(newest.id));
  const arrivals = useNewMessages(scroller, newest, { loaded: visible.length, sending: unsent.length });
  return (
    <div className={styles.frame}>
      <div
        className={styles.scroller}
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={t('messages', { name: inquiry.buyer.name })}
        onScroll={(event) => {
          onScroll(event);
          arrivals.onScroll();
        }}
      >
        <div>
          {waiting && <Spinner size={24} aria-label={t('loading')} className={styles.circle} />}
          {error && ordered.length === 0 && (
            <ErrorRegion error={error} title={t('failed')} onRetry={() => void refetch()} />
          )}
          {hasEarlier && (
            <Button
              size="small"
              variant="text"
              loading={isFetchingNextPage}
              onClick={earlier}
              className={styles.button}
            >
              {t('earlier')}
            </Button>
          )}
          <ol>
            {byDay(visible).map(({ day, messages: list }) => (
              <Fragment key={day}>
                <DayMark>
                  <DayLabel day={day} />
                </DayMark>
                {list.map((message) => (
                  <MessageItem key={message.id} message={message} inquiry={inquiry} />
                ))}
              </Fragment>
            ))}
            {unsent.map((one) => (
              <UnsentItem key={one.key} unsent={one} reply={reply} />
            ))}
          </ol>
          {error && ordered.length > 0 && <StaleNotice error={error} onRetry={() => void refetch()} />}
          <ReplySaid unsent={reply.box.unsent} />
          {isAnswered && <NextWaiting id={inquiry.id} onNext={onNext} />}
          <VisuallyHidden aria-live="polite">
            {newest?.from === 'buyer' &&
              newest.id !== first &&
              t('spoke', { name: inquiry.buyer.name, text: newest.content })}
          </VisuallyHidden>
        </div>
      </div>
      {arrivals.unseen && (
        <Button
          className="arrived"
          size="small"
          variant="contained"
          endIcon={<ArrowDown size={14} aria-hidden />}
          onClick={arrivals.show}
        >
          {t('arrived')}
        </Button>
      )}
    </div>
  );
}
