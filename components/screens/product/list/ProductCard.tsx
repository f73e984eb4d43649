import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { CardLine, RecordCard } from '@/components/ui/table/rows/RecordCard';
import type { Product } from '@/lib/api/product-schema';
import { localized } from '@/lib/i18n/localized';
import { useUnits } from '@/lib/i18n/use-units';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { priceLabel, priceText } from './price-text';
import { ProductStatus } from './ProductStatus';

interface ProductCardProps {
  product: Product;
  actions: ReactNode;
  /** False: the product cannot be opened. */
  link?: boolean;
}

export function ProductCard({ product, actions, link = true }: ProductCardProps) {
  const t = useTranslations('productList');
  const locale = useLocale();
  const price = priceText(product, locale);
  const { moq } = product;
  const { quantity } = useUnits();
  return (
    <RecordCard
      image={product.images[0]}
      title={localized(product.title, locale)}
      href={link ? hrefOf(paths.productForm(product.id)) : undefined}
      note={product.sku}
      updatedAt={product.updatedAt}
      actions={actions}
    >
      <CardLine>
        <Text variant="subtitle1" as="span" tone="primary">
          {priceLabel(price, (key) => t(`price.${key}`))}
        </Text>
        {moq && t('price.moq', { quantity: quantity(moq.quantity, moq.unit) })}
      </CardLine>
      <CardLine>
        <ProductStatus product={product} />
        {t('card.score', { score: product.score })}
        {product.stats.inquiries > 0 && (
          <Text variant="caption" noWrap tone="secondary" className={space.toEnd}>
            {t('card.inquiries', { count: product.stats.inquiries })}
          </Text>
        )}
      </CardLine>
    </RecordCard>
  );
}
