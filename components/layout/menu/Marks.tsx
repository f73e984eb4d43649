import { useTranslations } from 'next-intl';
import type { RouteMeta } from '@/lib/router/route';
import styles from './Marks.module.css';

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
        <span className={`${styles.badge} badge`}>
          <BadgeText badge={badge} />
        </span>
      )}
      {dot && <span className={`${styles.dot} dot`} role="img" aria-label={t('menu.attention')} />}
    </>
  );
}
