import Tooltip from '@mui/material/Tooltip';
import { useFormatter, useNow, useTranslations } from 'next-intl';

/** The day of an instant in the reader's zone, as a number that grows by one a day. */
const dayNumber = (date: Date) => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);

/** A time as people say it: today 13:42, yesterday 17:20, then the date; the whole of it on hover. */
export function Moment({ at }: { at: string }) {
  const t = useTranslations('feedback.time');
  const format = useFormatter();
  const now = useNow();
  const date = new Date(at);
  const days = dayNumber(now) - dayNumber(date);
  const time = format.dateTime(date, 'time');
  const text =
    days === 0
      ? t('today', { time })
      : days === 1
        ? t('yesterday', { time })
        : format.dateTime(date, date.getFullYear() === now.getFullYear() ? 'minute' : 'day');
  return (
    <Tooltip title={format.dateTime(date, 'full')}>
      <time dateTime={at}>{text}</time>
    </Tooltip>
  );
}
