import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '@/lib/api/product-schema';
import { useUnits } from '@/lib/i18n/use-units';
import type { Cell } from '@/components/ui/table/cells/cell-edit';
import { CellValue } from '@/components/ui/table/cells/EditCell';
import styles from './PriceCell.module.css';
import { priceLabel, priceText } from './price-text';

/** More tiers than this look like as many. */
const MAX_STEPS = 5;

interface PriceCellProps {
  product: Product;
  oneLine: boolean;
  /** Absent: the price is only shown. */
  cell?: Cell<Product>;
}

export function PriceCell({ product, oneLine, cell }: PriceCellProps) {
  const t = useTranslations('productList.price');
  const locale = useLocale();
  const price = priceText(product, locale);
  const text = priceLabel(price, t);
  const { moq } = product;
  const { quantity } = useUnits();
  return (
    <>
      {cell ? (
        <CellValue button={cell.button} unset={price === undefined}>
          {text}
        </CellValue>
      ) : (
        <div className={styles.price} data-unset={price === undefined || undefined}>
          {text}
        </div>
      )}
      {!oneLine && (
        <div
          className={styles.terms}
          data-tiers={price && price.tiers > 1 ? Math.min(price.tiers, MAX_STEPS) : undefined}
        >
          {price && price.tiers > 1 && `${t('tiers', { count: price.tiers })} · `}
          {moq && t('moq', { quantity: quantity(moq.quantity, moq.unit) })}
        </div>
      )}
    </>
  );
}
