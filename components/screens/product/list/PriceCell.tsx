import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '@/lib/api/product-schema';
import { useUnits } from '@/lib/i18n/use-units';
import type { Cell } from '@/components/ui/table/cells/cell-edit';
import { CellValue } from '@/components/ui/table/cells/EditCell';
import styles from './PriceCell.module.css';
import { priceText } from './price-text';

/** A descending staircase with one step per tier, up to five. */
function Ladder({ tiers }: { tiers: number }) {
  const count = Math.min(tiers, 5);
  const step = 6 / Math.max(1, count - 1);
  const bars = Array.from({ length: count }, (_, index) => {
    const [left, top] = [index * 4.5, index * step];
    return `M${left} ${top + 1}q0-1 1-1h1q1 0 1 1v${8 - top}q0 1-1 1h-1q-1 0-1-1z`;
  });
  return (
    <svg className={styles.steps} width={count * 4.5 - 1.5} height="10" aria-hidden>
      <path d={bars.join('')} />
    </svg>
  );
}

interface PriceCellProps {
  product: Product;
  oneLine: boolean;
  /** Absent: the price is only shown. */
  cell?: Cell<Product>;
}

export function PriceCell({ product, oneLine, cell }: PriceCellProps) {
  const t = useTranslations('productList.price');
  const locale = useLocale();
  const price = priceText(product.pricing, locale);
  const text = price === undefined ? t('unset') : price === null ? t('negotiable') : price.text;
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
        <div className={styles.terms}>
          {price && price.tiers > 1 && <Ladder tiers={price.tiers} />}
          <span>
            {price && price.tiers > 1 && `${t('tiers', { count: price.tiers })} · `}
            {moq && t('moq', { quantity: quantity(moq.quantity, moq.unit) })}
          </span>
        </div>
      )}
    </>
  );
}
