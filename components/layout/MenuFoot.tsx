import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { VERSION } from '@/lib/config/version';

const Line = styled('div')({
  flex: 'none',
  display: 'flex',
  justifyContent: 'space-between',
  padding: '10px 18px 14px',
  color: 'var(--menu-text-muted)',
  fontSize: '0.75rem',
  lineHeight: '18px',
});

export function MenuFoot() {
  const t = useTranslations('entry');
  return <Line>{t('app.version', { version: VERSION })}</Line>;
}
