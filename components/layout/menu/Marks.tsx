import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { RouteMeta } from '@/lib/router/route';

const Badge = styled('span')({
  flex: 'none',
  minWidth: '1.375rem',
  height: '1.125rem',
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

const MAX_NUMBER = 99;
const MAX_LETTERS = 12;

/** A badge as long as there is room for. */
function cutBadge(badge: string): string {
  if (Number(badge) > MAX_NUMBER) return `${MAX_NUMBER}+`;
  const letters = [...badge];
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('')}…` : badge;
}

/** Only the visible text is shortened; the accessible name is complete. */
function BadgeText({ badge }: { badge: string }) {
  const cut = cutBadge(badge);
  if (cut === badge) return badge;
  return (
    <>
      <span aria-hidden>{cut}</span>
      <span className="visually-hidden">{badge}</span>
    </>
  );
}

/** The badge of an entry, and the dot of one where something is wrong (specification 2). */
export function Marks({ badge, dot }: RouteMeta) {
  const t = useTranslations('layout');
  return (
    <>
      {badge && (
        <Badge className="badge">
          <BadgeText badge={badge} />
        </Badge>
      )}
      {dot && <Dot className="dot" role="img" aria-label={t('menu.attention')} />}
    </>
  );
}
