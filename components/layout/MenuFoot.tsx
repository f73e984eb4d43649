import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VERSION } from '@/lib/config/version';

const Line = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '10px 18px 14px',
  color: 'var(--menu-text-muted)',
  fontSize: '0.75rem',
  lineHeight: '18px',
});

/** The version, and beside it what a phone has no room for in its header. */
export function MenuFoot({ children }: { children?: ReactNode }) {
  const t = useTranslations('entry');
  return (
    <Line>
      {t('app.version', { version: VERSION })}
      {children}
    </Line>
  );
}
