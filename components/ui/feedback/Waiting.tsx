import { useTranslations } from 'next-intl';
import { useNow } from '@/lib/util/use-now';
import { StatusChip } from './StatusChip';

const HOUR = 3_600_000;

interface WaitingProps {
  /** ISO time since when. */
  since: string;
  /** Hours after which it is late, and after which it is too late. */
  limits: { late: number; overdue: number };
}

/** How long something waits for the supplier; amber when it is late, red when it is too late. */
export function Waiting({ since, limits }: WaitingProps) {
  const t = useTranslations('feedback.waiting');
  const now = useNow();
  const hours = Math.max(0, (now.getTime() - Date.parse(since)) / HOUR);
  const tone = hours >= limits.overdue ? 'error' : hours >= limits.late ? 'warning' : 'neutral';
  const text =
    hours < 1
      ? t('minutes', { count: Math.floor(hours * 60) })
      : hours < 48
        ? t('hours', { count: Math.floor(hours) })
        : t('days', { count: Math.floor(hours / 24) });
  return <StatusChip tone={tone}>{text}</StatusChip>;
}
