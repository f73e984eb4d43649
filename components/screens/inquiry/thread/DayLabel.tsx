import { useFormatter, useTranslations } from 'next-intl';
import { addDays, dayIn } from '@/lib/util/day';
import { QUARTER_HOUR, useNow } from '@/lib/util/use-now';

/** A day (`2026-11-20`) as people say it. */
export function DayLabel({ day }: { day: string }) {
  const t = useTranslations('inquiry');
  const format = useFormatter();
  const now = useNow(QUARTER_HOUR);
  if (day === dayIn(now)) return t('today');
  if (day === addDays(dayIn(now), -1)) return t('yesterday');
  return format.dateTime(new Date(`${day}T00:00`), {
    year: day.slice(0, 4) === dayIn(now).slice(0, 4) ? undefined : 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  });
}
