import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { PRODUCT_TONES } from '@/components/ui/product/product-tones';
import { Moment } from '@/components/ui/feedback/Moment';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import type { Product } from '@/lib/api/product-schema';

export function ProductState({ product }: { product: Product }) {
  const t = useTranslations('productForm');
  return (
    <>
      <StatusChip tone={PRODUCT_TONES[product.status]}>{t(`status.${product.status}`)}</StatusChip>
      <Typography variant="caption" sx={{ color: 'var(--text-tertiary)' }}>
        {t.rich('version', { version: product.version, time: () => <Moment at={product.updatedAt} /> })}
      </Typography>
    </>
  );
}
