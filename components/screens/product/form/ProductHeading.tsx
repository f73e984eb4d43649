import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { Moment } from '@/components/ui/feedback/Moment';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import type { Product } from '@/lib/api/product-schema';
import { STATUS_TONES } from './status-tone';

/** The title of the page, and quietly which product this is and how it stands. */
export function ProductHeading({ product }: { product: Product | undefined }) {
  const t = useTranslations('productForm');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, minHeight: 32 }}>
      <Typography variant="h1">{t('title')}</Typography>
      {product ? (
        <>
          <StatusChip tone={STATUS_TONES[product.status]}>{t(`status.${product.status}`)}</StatusChip>
          <Typography variant="caption" sx={{ color: 'var(--text-tertiary)', overflowWrap: 'anywhere' }}>
            {t.rich('version', {
              sku: product.sku,
              version: product.version,
              time: () => <Moment at={product.updatedAt} />,
            })}
          </Typography>
        </>
      ) : (
        <Typography variant="caption" sx={{ color: 'var(--text-tertiary)' }}>
          {t('new')}
        </Typography>
      )}
    </Box>
  );
}
