import { styled } from '@mui/material/styles';
import { ChevronsUp } from 'lucide-react';
import { useLocale, useTranslations, useFormatter } from 'next-intl';
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
import { addDays, dayIn } from '@/lib/util/day';
import { QUARTER_HOUR, useNow } from '@/lib/util/use-now';

/** When something was last said, in as few characters as a row has: a time of today, yesterday, a day. */
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
    return format.dateTime(date, { month: '2-digit', day: '2-digit' });
  };
  return (
    <time dateTime={at} title={format.dateTime(date, 'full')}>
      {text()}
    </time>
  );
}

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  borderBottom: '1px solid var(--border-subtle)',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '&:hover': { backgroundColor: 'var(--surface-hover)' },
  '&[data-open]': { backgroundColor: 'var(--primary-soft)' },
  '&[data-open]::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: 3,
    backgroundColor: 'var(--primary-main)',
  },
  '&[data-chosen]': { backgroundColor: 'var(--surface-selected)' },
  '@media (forced-colors: active)': { '&[data-open]': { outline: '2px solid Highlight', outlineOffset: -2 } },
  '& .what': { flex: 1, minWidth: 0 },
  '& .line': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 20 },
  // The whole row is the way in; what else can be pressed lies above it.
  '& a': { color: 'var(--text-primary)', fontSize: '0.875rem', textDecoration: 'none', minWidth: 0, outline: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible::after': { outline: '2px solid var(--focus-ring)', outlineOffset: -2 },
  '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .quiet': { color: 'var(--text-tertiary)', fontSize: '0.75rem', flexShrink: 2 },
  '& time': {
    marginLeft: 'auto',
    flex: 'none',
    fontSize: '0.75rem',
    color: 'var(--text-tertiary)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .subject': { color: 'var(--text-secondary)' },
  '&[data-unread] .subject': { color: 'var(--text-primary)' },
  '&[data-unread] a': { fontWeight: 600 },
  '& .marks': { marginTop: 4, gap: 8, minHeight: 22 },
});

/** The picture, and in its place the checkbox once the pointer, the keyboard or a choice asks for it. */
const Pick = styled('span')({
  position: 'relative',
  flex: 'none',
  width: 36,
  height: 36,
  '--select-target': '44px',
  '& > input': { position: 'absolute', inset: -4, zIndex: 1, opacity: 0 },
  '[role="row"]:hover &, &:focus-within, [data-choosing] &': {
    '& > input': { opacity: 1 },
    '& > span:first-of-type': { opacity: 0 },
  },
  '@media (hover: none)': {
    ':not([data-choosing]) > [role="row"]:not([data-chosen]):hover &:not(:focus-within)': {
      '& > input': { opacity: 0 },
      '& > span:first-of-type': { opacity: 1 },
    },
  },
});

interface InquiryRowProps {
  inquiry: Inquiry;
  href: string;
  open: boolean;
  now: Date;
  /** Absent: rows are not chosen. */
  selection?: Selection<Inquiry>;
}

/** One inquiry in the list: who, what about, how it stands, how soon an answer is due. */
export function InquiryRow({ inquiry, href, open, now, selection }: InquiryRowProps) {
  const t = useTranslations('inquiry');
  const select = useTranslations('table');
  const locale = useLocale();
  const { id, buyer, subject, number, status, priority, unread, assignee } = inquiry;
  return (
    <Row
      role="row"
      data-open={open || undefined}
      data-unread={unread || undefined}
      data-chosen={selection?.has(id) || undefined}
    >
      <Pick role="cell">
        <PersonPicture name={buyer.name} src={buyer.avatar} />
        {selection && (
          <SelectBox
            label={select('selectRow', { name: `${buyer.name} ${number}` })}
            checked={selection.has(id)}
            onToggle={(withRange) => selection.toggle(inquiry, withRange)}
          />
        )}
      </Pick>
      <div className="what">
        <div className="line" role="rowheader">
          <a className="cut" dir="auto" href={href} aria-current={open || undefined} title={buyer.company}>
            <bdi>{visibleText(buyer.name)}</bdi>
            <VisuallyHidden> {unread && t('unread')}</VisuallyHidden>
          </a>
          <span className="cut quiet">{regionName(buyer.country, locale)}</span>
          <RowTime at={inquiry.lastMessageAt} />
        </div>
        <div className="cut subject" role="cell" dir="auto" title={subject}>
          {subject || number}
        </div>
        <div className="line marks" role="cell">
          <StatusChip tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusChip>
          <DueMark inquiry={inquiry} now={now} />
          {priority === 'high' && (
            <span title={t('priority.high')}>
              <VisuallyHidden>{t('priority.high')}</VisuallyHidden>
              <ChevronsUp size={16} color="var(--error-main)" aria-hidden />
            </span>
          )}
          {assignee && <span className="cut quiet">{assignee}</span>}
          {unread && <UnreadMark sx={{ marginLeft: 'auto' }} />}
        </div>
      </div>
    </Row>
  );
}
