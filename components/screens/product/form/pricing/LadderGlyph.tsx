import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { stepsOf } from './ladder-steps';
import type { TierValues } from '../product-values';
import styles from './LadderGlyph.module.css';

const WIDTH = 220;
const LEFT = 14;
const RIGHT = 208;
const BASE = 108;

export function LadderGlyph({
  tiers,
  currency,
  unit,
}: {
  tiers: readonly TierValues[];
  currency: string;
  unit: string;
}) {
  const t = useTranslations('productForm.ladder');
  const locale = useLocale();
  const { quantity } = useUnits();
  const steps = stepsOf(tiers);
  if (steps.length === 0) return null;
  const width = (RIGHT - LEFT) / steps.length;
  const at = (index: number) => LEFT + index * width;
  const line = steps
    .map(({ y }, index) => `${index === 0 ? 'M' : 'H'}${at(index)}${index === 0 ? ` ${y}` : `V${y}`}`)
    .join('');
  const path = `${line}H${RIGHT}`;
  // With more than three tiers there is space for every second label only, and always for the last.
  const last = steps.length - 1;
  const hasText = (index: number) => index === last || last < 3 || (index % 2 === 0 && index < last - 1);
  return (
    <figure className={styles.figure}>
      <figcaption>{t('preview')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} 128`} aria-hidden="true">
        <path d={`M8 ${BASE}H212`} stroke="var(--border-default)" />
        <path d={`${path}V${BASE}H${LEFT}z`} fill="var(--chart-series-1)" opacity=".09" />
        <path d={path} fill="none" stroke="var(--chart-series-1)" strokeWidth="2.5" />
        {steps.map(({ from, to, price, y }, index) => (
          <g key={from} fill="var(--text-primary)">
            {hasText(index) && (
              <>
                <text
                  x={to === undefined ? 212 : at(index) + 2}
                  y={y - 8}
                  fontSize="12"
                  fontWeight="600"
                  textAnchor={to === undefined ? 'end' : 'start'}
                >
                  {formatAmount(price, currency, locale, true)}
                </text>
                <text
                  x={to === undefined ? 212 : at(index) + 2}
                  y="123"
                  fontSize="11"
                  textAnchor={to === undefined ? 'end' : 'start'}
                  fill="var(--text-tertiary)"
                >
                  {to === undefined ? t('from', { quantity: quantity(from, unit) }) : t('between', { from, to })}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
