import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { Product } from '@/lib/api/product-schema';

/** With the first product that was saved before. */
const ProductState = lazyPart(() => import('./ProductState').then((module) => module.ProductState));

/** The title of the page, and quietly which product this is and how it stands. */
export function ProductHeading({ product }: { product: Product | undefined }) {
  const t = useTranslations('productForm');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, minHeight: 32 }}>
      <Typography variant="h1">{t('title')}</Typography>
      {product ? (
        <Suspense fallback={<Skeleton width={280} height={22} />}>
          <ProductState product={product} />
        </Suspense>
      ) : (
        <Typography variant="caption" sx={{ color: 'var(--text-tertiary)' }}>
          {t('new')}
        </Typography>
      )}
    </Box>
  );
}
