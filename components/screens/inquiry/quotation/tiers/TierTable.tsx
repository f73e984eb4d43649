import { useLocale, useTranslations } from 'next-intl';
import type { Tier } from '@/lib/api/product/tiers';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import styles from './tiers.module.css';

interface TierTableProps {
  tiers: readonly Tier[];
  unit: string;
  currency: string;
}

/** The price tiers of a line of a quotation. */
export function TierTable({ tiers, unit, currency }: TierTableProps) {
  const t = useTranslations('inquiry.card');
  const locale = useLocale();
  const { quantity } = useUnits();
  return (
    <table className={styles.table} aria-label={t('tiers')}>
      <tbody>
        {tiers.map(({ minQuantity, price }) => (
          <tr key={minQuantity}>
            <th scope="row">≥ {quantity(minQuantity, unit)}</th>
            <td>{formatAmount(price, currency, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
