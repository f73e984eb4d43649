import { Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { clockText, dueClock, lateDays } from './rules/due-clock';
import styles from './DueMark.module.css';

/** The time left for the reply: amber within four hours, red within one. */
export function DueMark({ inquiry, now }: { inquiry: Inquiry; now: Date }) {
  const t = useTranslations('inquiry.due');
  const clock = dueClock(inquiry, now);
  if (!clock) return null;
  const { urgency, minutes } = clock;
  const days = lateDays(clock);
  return (
    <span className={styles.root} data-urgency={urgency}>
      <Clock size={14} aria-hidden />
      {days ? t('lateDays', { days }) : t(urgency === 'late' ? 'late' : 'left', { time: clockText(minutes) })}
    </span>
  );
}
