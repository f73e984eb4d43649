import { styled } from '@mui/material/styles';
import { Moon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { useNow } from '@/lib/util/use-now';
import { buyerTime } from '../rules/buyer-time';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  marginLeft: 'auto',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  color: 'var(--text-tertiary)',
  fontVariantNumeric: 'tabular-nums',
});

export function BuyerNight({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry.reply');
  const there = buyerTime(useNow(), inquiry.buyer.timezone);
  if (!there?.night) return null;
  return (
    <Root>
      <Moon size={14} aria-hidden />
      {t('night', { time: there.time })}
    </Root>
  );
}
