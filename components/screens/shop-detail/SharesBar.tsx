import { useTranslations } from 'next-intl';
import type { MarketValues } from './detail-kind';
import { shareSum } from './market-shares';
import { useRegions } from './use-regions';
import styles from './SharesBar.module.css';

const TONES = 7;
const toneOf = (index: number) => `var(--chart-series-${(index % TONES) + 1})`;

export const SwatchDot = ({ index }: { index: number }) => (
  <span className={styles.dot} aria-hidden style={{ backgroundColor: toneOf(index) }} />
);

const partOf = (share: MarketValues['share']) => (typeof share === 'number' && share > 0 ? share : 0);

/** The shares in one bar; above 100 % they are scaled down, with a note beside the bar. */
export function SharesBar({ rows }: { rows: readonly MarketValues[] }) {
  const t = useTranslations('shopDetail.markets');
  const { nameOf } = useRegions();
  const whole = Math.max(100, shareSum(rows.map(({ share }) => share)));
  const words = rows.map(({ region, share }) => t('part', { region: nameOf(region) || '–', share: partOf(share) }));
  return (
    <div className={styles.bar} role="img" aria-label={words.join(' · ')}>
      {rows.map(({ share }, index) => (
        <i key={index} style={{ width: `${(partOf(share) / whole) * 100}%`, backgroundColor: toneOf(index) }} />
      ))}
    </div>
  );
}
