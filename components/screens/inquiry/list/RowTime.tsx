import { useFormatter, useTranslations } from 'next-intl';
import { addDays, dayIn } from '@/lib/util/day';
import { QUARTER_HOUR, useNow } from '@/lib/util/use-now';

/** When something was last said, in as few characters as a row has: a time of today, yesterday, a day. */
export function RowTime({ at }: { at: string }) {
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
