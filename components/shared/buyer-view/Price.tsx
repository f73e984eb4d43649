import { useTranslations } from 'next-intl';
import { isPrice, priceSpan, variantPrice } from '@/lib/api/product/prices';
import type { Product } from '@/lib/api/product-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { useUnits } from '@/lib/i18n/use-units';

interface PriceProps {
  product: Partial<Product>;
  language: ContentLanguage;
}

/**
 * The price by its mode, and the span of all where every variant has its own; while none is filled in, buyers are asked to
 * inquire.
 */
export function Price({ product, language }: PriceProps) {
  const t = useTranslations('buyerView.product');
  const { quantity } = useUnits();
  const { pricing, moq, variants = [] } = product;
  const isOwn = variants.length === 0 || variants.some((variant) => !variantPrice(variant));
  const amount = (text: string) => formatAmount(text, pricing?.currency ?? 'USD', language);
  const tiers = (isOwn && pricing?.mode === 'ladder' ? (pricing.tiers ?? []) : []).filter(({ price }) =>
    isPrice(price),
  );
  if (tiers.length > 0) {
    return (
      <ol className="tiers">
        {tiers.map(({ minQuantity, price }, index) => (
          <li key={index}>
            <strong>{amount(price)}</strong>
            <span>≥ {quantity(minQuantity, moq?.unit ?? '')}</span>
          </li>
        ))}
      </ol>
    );
  }
  const span = pricing && priceSpan(pricing, isOwn ? [] : variants);
  return <p className="price">{span ? [...new Set(span)].map(amount).join(' – ') : t('onRequest')}</p>;
}
