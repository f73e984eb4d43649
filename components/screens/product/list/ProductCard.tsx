import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslations } from 'next-intl';
import { Moment } from '@/components/ui/feedback/Moment';
import { Thumb } from '@/components/ui/table/Thumb';
import type { Product } from '@/lib/api/product-schema';
import { localized } from '@/lib/i18n/localized';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { priceText } from './price-text';
import { ProductRowActions } from './ProductRowActions';
import { ProductStatus } from './ProductStatus';
import type { ProductActions } from './use-product-actions';

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  margin: '10px -4px -8px 0',
  borderTop: '1px solid var(--border-subtle)',
  color: 'var(--text-tertiary)',
  fontSize: '0.75rem',
  '& time': { marginRight: 'auto' },
});

/** A product on a phone. */
export function ProductCard({ product, actions }: { product: Product; actions: ProductActions }) {
  const t = useTranslations('productList');
  const locale = useLocale();
  const price = priceText(product.pricing, locale);
  const { moq } = product;
  const tertiary = 'var(--text-tertiary)';
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Thumb src={product.images[0]} size={64} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            noWrap
            variant="h6"
            href={hrefOf(paths.productForm(product.id))}
            sx={{ display: 'block', mr: 4, color: 'var(--text-primary)' }}
          >
            {localized(product.title, locale)}
          </Link>
          <Typography variant="caption" component="div" noWrap sx={{ color: tertiary }}>
            {product.sku}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, mt: 0.5 }}>
            <Typography variant="subtitle1" component="span">
              {price === undefined ? t('price.unset') : price === null ? t('price.negotiable') : price.text}
            </Typography>
            <Typography variant="caption" noWrap sx={{ color: tertiary }}>
              {moq && t('price.moq', { quantity: moq.quantity, unit: moq.unit })}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, mt: 0.75 }}>
            <ProductStatus product={product} />
            <Typography variant="caption" noWrap sx={{ color: tertiary }}>
              {t('card.score', { score: product.score })}
            </Typography>
            {product.stats.inquiries > 0 && (
              <Typography variant="caption" noWrap sx={{ color: 'text.secondary', ml: 'auto' }}>
                {t('card.inquiries', { count: product.stats.inquiries })}
              </Typography>
            )}
          </Box>
        </Box>
      </Box>
      <Foot>
        <Moment at={product.updatedAt} />
        <ProductRowActions product={product} actions={actions} />
      </Foot>
    </>
  );
}
