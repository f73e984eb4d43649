import { useFormatter, useLocale, useTimeZone, useTranslations } from 'next-intl';
import { zoneAt } from '@/lib/util/day';
import { dayIn, daysFrom } from '@/lib/util/day';
import { QUARTER_HOUR, useNow } from '@/lib/util/use-now';

interface MomentProps {
  at: string;
  zone?: boolean;
}

/** Today 13:42, yesterday 17:20, then the date; the full time on hover. */
export function Moment({ at, zone = false }: MomentProps) {
  const t = useTranslations('feedback.time');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = useFormatter();
  const now = useNow(QUARTER_HOUR);
  const date = new Date(at);
  const [day, today] = [dayIn(date, timeZone), dayIn(now, timeZone)];
  const days = daysFrom(day, today);
  const time = format.dateTime(date, 'time');
  const text =
    days === 0
      ? t('today', { time })
      : days === 1
        ? t('yesterday', { time })
        : format.dateTime(date, day.slice(0, 4) === today.slice(0, 4) ? 'minute' : 'day');
  const zoneText = zone ? ` ${zoneAt(date, timeZone, locale)}` : '';
  return (
    <time dateTime={at} data-tip={format.dateTime(date, 'full') + zoneText}>
      {text}
      {zoneText}
    </time>
  );
}
