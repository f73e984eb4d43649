import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useNow } from '@/lib/util/use-now';
import { useAppTitle } from './app-title';

const Line = styled('footer')({
  flex: 'none',
  padding: '14px 0 12px',
  textAlign: 'center',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  color: 'var(--text-tertiary)',
  // A page is empty for a moment before and after its skeleton, and the footer would visibly move.
  animation: 'view-skeleton 1ms 800ms backwards',
});

export function Footer() {
  const t = useTranslations('entry');
  const year = String(useNow().getFullYear());
  return <Line>{t('app.copyright', { year, title: useAppTitle() })}</Line>;
}
