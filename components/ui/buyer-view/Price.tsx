import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/api/product-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { useUnits } from '@/lib/i18n/use-units';

const isAmount = (text: string | undefined): text is string => text !== undefined && /^\d+(\.\d+)?$/.test(text);

interface PriceProps {
  product: Partial<Product>;
  language: ContentLanguage;
}

/** The price by its mode; while none is filled in, buyers are asked to inquire. */
export function Price({ product, language }: PriceProps) {
  const t = useTranslations('buyerView.product');
  const { quantity } = useUnits();
  const { pricing, moq } = product;
  const amount = (text: string) => formatAmount(text, pricing?.currency ?? 'USD', language);
  const tiers = (pricing?.mode === 'ladder' ? (pricing.tiers ?? []) : []).filter(({ price }) => isAmount(price));
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
  const ends = { single: [pricing?.price], range: [pricing?.min, pricing?.max], ladder: [], negotiable: [] };
  const all: (string | undefined)[] = ends[pricing?.mode ?? 'negotiable'];
  const known = all.filter(isAmount);
  return <p className="price">{known.length > 0 ? known.map(amount).join(' – ') : t('onRequest')}</p>;
}
