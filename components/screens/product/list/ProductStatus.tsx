import { useTranslations } from 'next-intl';
import { PRODUCT_TONES } from '@/components/shared/product/product-tones';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import type { Product } from '@/lib/api/product-schema';

export function ProductStatus({ product }: { product: Product }) {
  const t = useTranslations('productList');
  const { status, rejectReason } = product;
  const reason = status === 'rejected' && rejectReason ? t('rejected', { reason: rejectReason }) : undefined;
  return (
    <StatusChip
      tone={PRODUCT_TONES[status]}
      tabIndex={reason ? 0 : undefined}
      aria-description={reason}
      data-tip={reason}
    >
      {t(`status.${status}`)}
    </StatusChip>
  );
}
