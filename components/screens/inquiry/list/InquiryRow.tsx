import { BellRing, ChevronsUp, PenLine, Star } from 'lucide-react';
import { useLocale, useTranslations, useFormatter } from 'next-intl';
import type { ReactNode } from 'react';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { UnreadMark } from '@/components/ui/feedback/UnreadMark';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { SelectBox } from '@/components/ui/table/rows/SelectBox';
import type { Selection } from '@/components/ui/table/use-selection';
import { PersonPicture } from '@/components/ui/person/PersonPicture';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { visibleText } from '@/lib/util/files/file-name';
import { DueMark } from '../DueMark';
import { regionName } from '@/lib/i18n/display-names';
import { STATUS_TONES } from './inquiry-status';
import styles from './InquiryRow.module.css';
import { addDays, dayIn } from '@/lib/util/day';
import { QUARTER_HOUR, useNow } from '@/lib/util/use-now';

function RowTime({ at }: { at: string }) {
  const t = useTranslations('inquiry');
  const format = useFormatter();
  const now = useNow(QUARTER_HOUR);
  const date = new Date(at);
  const day = dayIn(date);
  const text = () => {
    if (day === dayIn(now)) return format.dateTime(date, 'time');
    if (day === addDays(dayIn(now), -1)) return t('yesterday');
    if (day.slice(0, 4) !== dayIn(now).slice(0, 4)) return format.dateTime(date, 'day');
    return format.dateTime(date, 'date');
  };
  return (
    <time dateTime={at} title={format.dateTime(date, 'full')}>
      {text()}
    </time>
  );
}

/** More of them are in the side pane. */
const SHOWN_TAGS = 1;

const Mark = ({ name, children }: { name: string; children: ReactNode }) => (
  <span title={name} className={styles.mark}>
    <VisuallyHidden>{name}</VisuallyHidden>
    {children}
  </span>
);

interface InquiryRowProps {
  inquiry: Inquiry;
  href: string;
  open: boolean;
  /** A reply or a quotation to it is half-written on this device. */
  draft: boolean;
  now: Date;
  /** Undefined if rows cannot be selected. */
  selection?: Selection<Inquiry>;
}

/** One inquiry in the list: buyer, company, subject, status, and the time left to reply. */
export function InquiryRow({ inquiry, href, open, draft, now, selection }: InquiryRowProps) {
  const t = useTranslations('inquiry');
  const select = useTranslations('table');
  const locale = useLocale();
  const format = useFormatter();
  const { id, buyer, subject, number, status, priority, unread, assignee, remindAt, tags } = inquiry;
  const isDue = remindAt !== undefined && Date.parse(remindAt) <= now.getTime();
  const from = [visibleText(buyer.company), regionName(buyer.country, locale)].filter(Boolean).join(' · ');
  return (
    <div
      role="row"
      className={styles.row}
      data-open={open || undefined}
      data-unread={unread || undefined}
      data-chosen={selection?.has(id) || undefined}
    >
      <span role="cell" className={styles.pick}>
        <PersonPicture name={buyer.name} src={buyer.avatar} />
        {selection && (
          <SelectBox
            label={select('selectRow', { name: `${buyer.name} ${number}` })}
            checked={selection.has(id)}
            onToggle={(withRange) => selection.toggle(inquiry, withRange)}
          />
        )}
      </span>
      <div className={styles.what}>
        <div className={styles.line} role="rowheader">
          <a className={styles.cut} dir="auto" href={href} aria-current={open || undefined}>
            <bdi>{visibleText(buyer.name)}</bdi>
            <VisuallyHidden> {unread && t('unread')}</VisuallyHidden>
          </a>
          <span className={`${styles.cut} ${styles.quiet}`} title={from}>
            <bdi>{from}</bdi>
          </span>
          <RowTime at={inquiry.lastMessageAt} />
        </div>
        <div className={`${styles.cut} ${styles.subject}`} role="cell" dir="auto" title={subject}>
          {subject || number}
        </div>
        <div className={`${styles.line} ${styles.marks}`} role="cell">
          <StatusChip tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusChip>
          <DueMark inquiry={inquiry} now={now} />
          {draft && (
            <span className={styles.draft}>
              <PenLine size={14} aria-hidden />
              {t('draft')}
            </span>
          )}
          {priority === 'high' && (
            <span title={t('priority.high')}>
              <VisuallyHidden>{t('priority.high')}</VisuallyHidden>
              <ChevronsUp size={16} color="var(--error-main)" aria-hidden />
            </span>
          )}
          {remindAt && (
            <Mark
              name={t(isDue ? 'remind.due' : 'remind.set', { time: format.dateTime(new Date(remindAt), 'minute') })}
            >
              <BellRing size={14} color={isDue ? 'var(--error-main)' : 'var(--text-tertiary)'} aria-hidden />
            </Mark>
          )}
          {tags.slice(0, SHOWN_TAGS).map((tag) => (
            <span key={tag} className={`${styles.cut} ${styles.tag}`}>
              {tag}
            </span>
          ))}
          {assignee && <span className={`${styles.cut} ${styles.quiet}`}>{assignee}</span>}
          <span className={styles.end}>
            {inquiry.starred && (
              <Mark name={t('starred')}>
                <Star size={14} color="var(--warning-main)" fill="var(--warning-main)" aria-hidden />
              </Mark>
            )}
            {unread && <UnreadMark />}
          </span>
        </div>
      </div>
    </div>
  );
}
