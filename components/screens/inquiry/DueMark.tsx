import { styled } from '@mui/material/styles';
import { Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { clockText, dueClock, lateDays } from './rules/due-clock';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  fontWeight: 'var(--weight-medium)',
  whiteSpace: 'nowrap',
  color: 'var(--text-secondary)',
  fontVariantNumeric: 'tabular-nums',
  '&[data-urgency="soon"]': { color: 'var(--warning-text)' },
  '&[data-urgency="urgent"], &[data-urgency="late"]': { color: 'var(--error-text)' },
});

/** The time left for the first reply: amber within four hours, red within one. */
export function DueMark({ inquiry, now }: { inquiry: Inquiry; now: Date }) {
  const t = useTranslations('inquiry.due');
  const clock = dueClock(inquiry, now);
  if (!clock) return null;
  const { urgency, minutes } = clock;
  const days = lateDays(clock);
  return (
    <Root data-urgency={urgency}>
      <Clock size={14} aria-hidden />
      {days ? t('lateDays', { days }) : t(urgency === 'late' ? 'late' : 'left', { time: clockText(minutes) })}
    </Root>
  );
}
