import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useNow } from '@/lib/util/use-now';
import { visibleText } from '@/lib/util/files/file-name';
import { buyerTime } from '../rules/buyer-time';
import { dueClock, lateDays } from '../rules/due-clock';
import styles from './DueBanner.module.css';

const ROUND = 2 * Math.PI * 16;

interface DueBannerProps {
  inquiry: Inquiry;
  /** Opens the third pane where it is a drawer. */
  onSide?: () => void;
}

/**
 * The response clock of an open inquiry: time left for the reply, the due time, and the buyer's local time; beside it the
 * button of the third pane.
 */
export function DueBanner({ inquiry, onSide }: DueBannerProps) {
  const t = useTranslations('inquiry.due');
  const pane = useTranslations('inquiry.side');
  const format = useFormatter();
  const now = useNow();
  const clock = dueClock(inquiry, now);
  const side = onSide && (
    <Button variant="text" size="small" aria-haspopup="dialog" onClick={onSide}>
      {pane('title')}
    </Button>
  );
  if (!clock)
    return (
      side && (
        <div className={styles.plain}>
          <bdi>{visibleText(inquiry.buyer.company)}</bdi>
          {side}
        </div>
      )
    );
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
      {side}
    </div>
  );
}
