import { styled } from '@mui/material/styles';
import { FlaskConical, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyActionMenu } from '@/components/ui/menu/LazyActionMenu';
import { useFrame } from '../frame-context';
import { resetAll } from './reset-demo';

const Mark = styled('button')({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: '1.75rem',
  marginRight: 8,
  padding: '0 10px',
  border: '1px solid var(--warning-border)',
  borderRadius: 'var(--radius-chip)',
  background: 'var(--warning-soft)',
  color: 'var(--warning-text)',
  font: 'inherit',
  fontSize: 'var(--type-small)',
  fontWeight: 'var(--weight-medium)',
  cursor: 'pointer',
  '@media (pointer: coarse)': { height: 44, minWidth: 44 },
});

export function DemoMark() {
  const t = useTranslations('layout');
  const { resetDemo } = useFrame();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Mark
        type="button"
        title={t('demo.text')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FlaskConical size={14} aria-hidden />
        <span>{t('demo.mark')}</span>
      </Mark>
      {anchor && (
        <LazyActionMenu
          anchor={anchor}
          actions={[{ key: 'reset', label: t('demo.reset'), icon: RotateCcw, run: () => resetAll(resetDemo) }]}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
