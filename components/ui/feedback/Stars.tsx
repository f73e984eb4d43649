import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import styles from './Stars.module.css';

/** A score out of five, rounded to half stars; the exact score is the accessible name. */
export function Stars({ score, size = 14 }: { score: number; size?: number }) {
  const t = useTranslations('feedback');
  const format = useFormatter();
  const halves = Math.round(score * 2);
  return (
    <span
      role="img"
      aria-label={t('stars', { score: format.number(score, { maximumFractionDigits: 2 }) })}
      className={styles.stars}
      style={{ '--star': `${size}px`, '--whole': Math.floor(halves / 2), '--half': halves % 2 } as CSSProperties}
    />
  );
}
