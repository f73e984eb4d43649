import Tooltip from '@mui/material/Tooltip';
import { useTranslations } from 'next-intl';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import type { Product } from '@/lib/api/product-schema';
import { STATUS_TONES } from './product-status';

/** Where a product stands; a rejected one says why on hover and focus. */
export function ProductStatus({ product }: { product: Product }) {
  const t = useTranslations('productList');
  const { status, rejectReason } = product;
  const chip = (
    <StatusChip tone={STATUS_TONES[status]} tabIndex={rejectReason ? 0 : undefined}>
      {t(`status.${status}`)}
    </StatusChip>
  );
  if (status !== 'rejected' || !rejectReason) return chip;
  return (
    <Tooltip describeChild title={t('rejected', { reason: rejectReason })}>
      {chip}
    </Tooltip>
  );
}
