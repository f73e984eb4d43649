import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/api/product-schema';

/** Why review turned the product down. */
export function RejectedNotice({ product }: { product: Product | undefined }) {
  const t = useTranslations('productForm.rejected');
  if (product?.status !== 'rejected') return null;
  return (
    <Alert severity="warning" icon={<TriangleAlert size={18} strokeWidth={1.7} aria-hidden="true" />}>
      <AlertTitle component="h2">{t('title')}</AlertTitle>
      {product.rejectReason || t('noReason')}
    </Alert>
  );
}
