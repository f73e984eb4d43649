import { Moon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useNow } from '@/lib/util/use-now';
import { buyerTime } from '../rules/buyer-time';
import styles from './BuyerNight.module.css';

export function BuyerNight({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry.reply');
  const there = buyerTime(useNow(), inquiry.buyer.timezone);
  if (!there?.night) return null;
  return (
    <span className={styles.root}>
      <Moon size={14} aria-hidden />
      {t('night', { time: there.time })}
    </span>
  );
}
