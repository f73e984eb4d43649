import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import styles from './ScoreBar.module.css';

/** A score out of 100: neutral from 80, amber from 60, red below; the number is always shown, too. */
export function ScoreBar({ score, plain }: { score: number; /** The number alone. */ plain?: boolean }) {
  const t = useTranslations('feedback');
  const value = Math.round(Math.min(100, Math.max(0, score)));
  return (
    <span
      role="img"
      aria-label={t('score', { score: value })}
      className={styles.score}
      data-plain={plain || undefined}
      data-level={value >= 80 ? 'good' : value >= 60 ? 'fair' : 'poor'}
      style={{ '--score': value } as CSSProperties}
    >
      {value}
    </span>
  );
}
