import { useFormatter, useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useNow } from '@/lib/util/use-now';
import { buyerTime } from '../rules/buyer-time';
import { dueClock, lateDays } from '../rules/due-clock';
import styles from './DueBanner.module.css';

const ROUND = 2 * Math.PI * 16;

/** The response clock of an open inquiry: time left for the reply, the due time, and the buyer's local time. */
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
  const values = {
    first: String(inquiry.status === 'new'),
    days: days ?? 0,
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  };
  return (
    <div className={styles.root} data-urgency={urgency}>
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
    </div>
  );
}
