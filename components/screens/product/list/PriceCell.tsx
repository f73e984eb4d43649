import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '@/lib/api/product-schema';
import { useUnits } from '@/lib/i18n/use-units';
import styles from './PriceCell.module.css';
import { priceText } from './price-text';

/** More tiers than this look like as many. */
const MOST_STEPS = 5;

export function PriceCell({ product, oneLine }: { product: Product; oneLine: boolean }) {
  const t = useTranslations('productList.price');
  const locale = useLocale();
  const price = priceText(product.pricing, locale);
  const { moq } = product;
  const { quantity } = useUnits();
  return (
    <>
      <div className={styles.price} data-unset={price === undefined || undefined}>
        {price === undefined ? t('unset') : price === null ? t('negotiable') : price.text}
      </div>
      {!oneLine && (
        <div
          className={styles.terms}
          data-tiers={price && price.tiers > 1 ? Math.min(price.tiers, MOST_STEPS) : undefined}
        >
          {price && price.tiers > 1 && `${t('tiers', { count: price.tiers })} · `}
          {moq && t('moq', { quantity: quantity(moq.quantity, moq.unit) })}
        </div>
      )}
    </>
  );
}
