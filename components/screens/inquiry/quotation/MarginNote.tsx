import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useSeesCost } from '@/components/shared/product/use-sees-cost';
import { Text } from '@/components/ui/layout/Text';
import { useFormState } from '@/components/ui/form/form-context';
import { MIN_MARGIN } from '@/lib/api/product/margin';
import type { Product } from '@/lib/api/product-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import { costOf, priceMargin } from '../rules/margin';
import { pricesOf, type QuotationValues } from './quotation-fields';
import { discountOf } from './quotation-values';

interface MarginNoteProps {
  index: number;
  product: Product | null | undefined;
}

/** What the price of a line, or the lowest of its price tiers, leaves after the discount; for us only. */
export function MarginNote({ index, product }: MarginNoteProps) {
  const t = useTranslations('inquiry.quotation.margin');
  const format = useFormatter();
  const locale = useLocale();
  const values = useFormState((snapshot) => snapshot.values as QuotationValues);
  const seesCost = useSeesCost();
  const row = (discountOf(values)?.lines ?? values.items)[index];
  const cost = row && costOf(product, row.unit);
  if (!seesCost || !cost) return null;
  const margins = pricesOf(row).flatMap(({ unitPrice }) => priceMargin(unitPrice?.trim(), cost, values) ?? []);
  const [lowest] = margins.toSorted((a, b) => a.share - b.share);
  const { currency } = values;
  if (!lowest)
    return cost.currency === currency ? null : (
      <Text variant="caption" as="p" tone="secondary" className="last">
        {t('noRate', { from: cost.currency, to: currency })}
      </Text>
    );
  const percent = (share: number) => format.number(share, 'share');
  return (
    <Text variant="caption" as="p" tone={lowest.isLow ? 'warning' : 'secondary'} className="last">
      {t(lowest.isLow ? 'low' : 'fine', {
        share: percent(lowest.share),
        least: percent(MIN_MARGIN / 100),
        price: formatAmount(lowest.price, currency, locale),
        cost: formatAmount(lowest.cost, currency, locale),
      })}
    </Text>
  );
}
