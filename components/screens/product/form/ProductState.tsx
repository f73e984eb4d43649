import { useTranslations } from 'next-intl';
import { Text } from '@/components/ui/layout/Text';
import { PRODUCT_TONES } from '@/components/shared/product/product-tones';
import { Moment } from '@/components/ui/feedback/Moment';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import type { Product } from '@/lib/api/product-schema';

export function ProductState({ product }: { product: Product }) {
  const t = useTranslations('productForm');
  return (
    <>
      <StatusChip tone={PRODUCT_TONES[product.status]}>{t(`status.${product.status}`)}</StatusChip>
      <Text variant="caption" tone="tertiary">
        {t.rich('version', { version: product.version, time: () => <Moment at={product.updatedAt} /> })}
      </Text>
    </>
  );
}
