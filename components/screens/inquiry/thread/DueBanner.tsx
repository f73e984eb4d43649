import { styled } from '@mui/material/styles';
import { useFormatter, useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useNow } from '@/lib/util/use-now';
import { buyerTime } from '../rules/buyer-time';
import { dueClock, lateDays } from '../rules/due-clock';
import { below } from '@/lib/theme/breakpoints';

const Root = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '12px 20px 0',
  padding: '9px 12px',
  borderRadius: 'var(--radius-panel)',
  border: '1px solid var(--info-border)',
  backgroundColor: 'var(--info-soft)',
  '--tone': 'var(--info-text)',
  '&[data-urgency="soon"]': {
    borderColor: 'var(--warning-border)',
    backgroundColor: 'var(--warning-soft)',
    '--tone': 'var(--warning-text)',
  },
  '&[data-urgency="urgent"], &[data-urgency="late"]': {
    borderColor: 'var(--error-border)',
    backgroundColor: 'var(--error-soft)',
    '--tone': 'var(--error-text)',
  },
  '& svg': { flex: 'none', transform: 'rotate(-90deg)' },
  '& circle': { fill: 'none', strokeWidth: 4, stroke: 'var(--surface-pressed)' },
  '& .left': { stroke: 'var(--tone)', strokeLinecap: 'round' },
  '& p': { margin: 0, fontSize: 'var(--type-caption)', lineHeight: '1.125rem', color: 'var(--text-secondary)' },
  '& .first': {
    fontSize: 'var(--type-body)',
    lineHeight: '1.25rem',
    fontWeight: 'var(--weight-medium)',
    color: 'var(--tone)',
  },
  '& b': { fontWeight: 'var(--weight-semibold)', fontVariantNumeric: 'tabular-nums' },
  [below.tablet]: {
    margin: 0,
    padding: '10px 16px',
    borderRadius: 0,
    borderWidth: '0 0 1px',
    '& svg': { width: '1.25rem', height: '1.25rem' },
    '& .more': { display: 'none' },
  },
});

const ROUND = 2 * Math.PI * 16;

/** The response clock of an open inquiry: time left for the first reply, the due time, and the buyer's local time. */
export function DueBanner({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry.due');
  const format = useFormatter();
  const now = useNow();
  const clock = dueClock(inquiry, now);
  if (!clock) return null;
  const { urgency, minutes, share } = clock;
  const due = new Date(inquiry.dueAt ?? '');
  const there = buyerTime(due, inquiry.buyer.timezone);
  const time = format.dateTime(due, 'minute');
  const days = lateDays(clock);
  const values = { days: days ?? 0, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return (
    <Root data-urgency={urgency}>
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden>
        <circle cx="18" cy="18" r="16" />
        {share > 0 && <circle cx="18" cy="18" r="16" className="left" strokeDasharray={`${share * ROUND} ${ROUND}`} />}
      </svg>
      <div>
        <p className="first">
          {t.rich(days ? 'bannerLateDays' : urgency === 'late' ? 'bannerLate' : 'banner', {
            ...values,
            b: (text) => <b>{text}</b>,
          })}
        </p>
        <p className="more">{there ? t('untilThere', { time, there: there.time }) : t('until', { time })}</p>
      </div>
    </Root>
  );
}
