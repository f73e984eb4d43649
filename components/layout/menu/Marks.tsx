import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { RouteMeta } from '@/lib/router/route';

const Badge = styled('span')({
  minWidth: 22,
  height: 18,
  padding: '0 6px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--menu-badge-bg)',
  color: 'var(--menu-badge-text)',
  fontSize: 'var(--type-caption)',
  lineHeight: '1.125rem',
  fontWeight: 'var(--weight-medium)',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const Dot = styled('span')({
  flex: 'none',
  width: 7,
  height: 7,
  borderRadius: '50%',
  background: 'var(--menu-dot)',
  '@media (forced-colors: active)': { border: '4px solid' },
});

export function Marks({ badge, dot }: RouteMeta) {
  const t = useTranslations('layout');
  return (
    <>
      {badge && <Badge className="badge">{badge}</Badge>}
      {dot && <Dot className="dot" role="img" aria-label={t('menu.attention')} />}
    </>
  );
}
