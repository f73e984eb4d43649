import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VERSION } from '@/lib/config/version';
import { openOverlay } from '../overlay';

const Line = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  rowGap: 6,
  padding: '10px 18px 14px',
  color: 'var(--menu-text-muted)',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  whiteSpace: 'nowrap',
});

const Hint = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: '1.5rem',
  margin: '-3px -6px',
  padding: '0 6px',
  border: 0,
  borderRadius: 'var(--radius-chip)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'var(--menu-hover-bg)', color: 'var(--menu-text)' },
  '&:focus-visible': { outlineColor: 'var(--focus-on-menu)', outlineOffset: -2 },
  '& kbd': {
    padding: '0 5px',
    border: '1px solid currentcolor',
    borderRadius: 'var(--radius-mark)',
    font: 'inherit',
    lineHeight: '1rem',
  },
});

export function MenuFoot({ children }: { children?: ReactNode }) {
  const t = useTranslations();
  return (
    <Line>
      {t('entry.app.version', { version: VERSION })}
      {children ?? (
        <Hint type="button" aria-haspopup="dialog" onClick={() => openOverlay('shortcuts')}>
          {t('layout.menu.shortcuts')} <kbd aria-hidden>?</kbd>
        </Hint>
      )}
    </Line>
  );
}
