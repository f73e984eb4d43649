import { useLocale, useTranslations } from 'next-intl';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { PreviewCard } from '@/components/ui/form/preview/PreviewCard';
import { priceSpan } from '@/lib/api/product/prices';
import { languageOf } from '@/lib/i18n/localized';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { useProductValues } from './use-product-values';

export function BuyerPreview() {
  const t = useTranslations('productForm.preview');
  const mode = useTranslations('productForm.mode');
  const locale = useLocale();
  const { quantity } = useUnits();
  const { title, images, pricing, variants, moq, tradeTerms, port, leadTimes } = useProductValues();
  const language = languageOf(title, locale);
  const range = priceSpan(pricing, variants);
  const [low, high] = (range ?? []).map((amount) => formatAmount(amount, pricing.currency, locale));
  const noPrice = pricing.mode === 'negotiable' ? mode('negotiable') : t('noPrice');
  const price = low === undefined ? noPrice : low === high ? low : t('range', { low, high: high ?? low });
  const days = leadTimes.map((row) => row.days).find((count) => typeof count === 'number');
  const facts = [
    moq.quantity === undefined || moq.quantity === ''
      ? undefined
      : t('moq', { quantity: quantity(moq.quantity, moq.unit) }),
    tradeTerms[0] && [tradeTerms[0], port].filter(Boolean).join(' '),
    typeof days === 'number' ? t('days', { count: days }) : undefined,
  ].filter((fact) => fact);
  return (
    <PreviewCard
      title={t('title')}
      inside
      cover={images[0]}
      name={title[language]?.trim() || t('noTitle')}
      language={language}
    >
      <Text variant="subtitle1" as="p" className={space.numbers}>
        {price}
      </Text>
      <Text variant="caption" tone="tertiary" className={space.anywhere}>
        {facts.join(' · ')}
      </Text>
    </PreviewCard>
  );
}
