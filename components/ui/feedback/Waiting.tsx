import { HOUR } from '@/lib/util/day';
import { useTranslations } from 'next-intl';
import { useNow } from '@/lib/util/use-now';
import { StatusChip } from './StatusChip';

interface WaitingProps {
  /** Start time (ISO 8601). */
  since: string;
  /** Hours after which it is late (amber), and after which it is overdue (red). */
  limits: { late: number; overdue: number };
}

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
