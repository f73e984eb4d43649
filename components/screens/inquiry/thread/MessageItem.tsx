import { CheckCheck } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { PersonPicture } from '@/components/ui/person/PersonPicture';
import { isQuoted, type Inquiry, type Message } from '@/lib/api/inquiry-schema';
import { buyerTime } from '../rules/buyer-time';
import { AttachmentLink } from './AttachmentLink';
import { Bubble, Foot, Line, Notice } from './message-parts';
import { OurPicture } from './OurPicture';
import { QuotationCard } from './QuotationCard';

interface MessageItemProps {
  message: Message;
  inquiry: Inquiry;
}

/** Rendered again only if it has changed: a conversation may have thousands. */
export const MessageItem = memo(function MessageItem({ message, inquiry }: MessageItemProps) {
  const t = useTranslations('inquiry.message');
  const format = useFormatter();
  const locale = useLocale();
  const [translated, setTranslated] = useState(true);
  const { from, content, at, attachments, readAt } = message;
  const { buyer } = inquiry;
  if (from === 'system') return <Notice>{content}</Notice>;

  const mine = from === 'supplier';
  const date = new Date(at);
  const translation = mine ? undefined : message.translation?.[locale];
  const there = buyerTime(date, buyer.timezone);
  return (
    <Line data-mine={mine || undefined}>
      {mine ? <OurPicture /> : <PersonPicture name={buyer.name} src={buyer.avatar} size={28} />}
      <div className="said">
        {content && (
          <Bubble>
            <p dir="auto">{content}</p>
            {translation && translated && <p lang={locale}>{translation}</p>}
          </Bubble>
        )}
        {isQuoted(message) && <QuotationCard inquiry={inquiry} message={message} />}
        {attachments.map((file) => (
          <AttachmentLink key={`${file.url} ${file.name}`} file={file} />
        ))}
        <Foot>
          <time dateTime={at} title={format.dateTime(date, 'full')}>
            {format.dateTime(date, 'time')}
          </time>
          {!mine && there && <span>{t('there', { time: there.time })}</span>}
          {translation && (
            <button type="button" aria-expanded={translated} onClick={() => setTranslated(!translated)}>
              {t(translated ? 'hideTranslation' : 'showTranslation')}
            </button>
          )}
          {mine && (
            <span className="mark" title={readAt && format.dateTime(new Date(readAt), 'full')}>
              {readAt && <CheckCheck size={14} aria-hidden />}
              {t(readAt ? 'read' : 'delivered')}
            </span>
          )}
        </Foot>
      </div>
    </Line>
  );
});
