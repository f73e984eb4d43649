import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslations } from 'next-intl';
import { DENSITY_SIZES, type Density } from '@/components/ui/table/column';
import { Thumb } from '@/components/ui/table/Thumb';
import type { Product } from '@/lib/api/product-schema';
import { localized } from '@/lib/i18n/localized';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';

const OTHER = { zh: 'en', en: 'zh' } as const;

/** Picture, name as the way to the record, and a quiet line with the SKU and the name in the other language. */
export function ProductCell({ product, density }: { product: Product; density: Density }) {
  const t = useTranslations('productList.missing');
  const locale = useLocale();
  const other = OTHER[locale];
  const otherTitle = product.title[other];
  const own = Boolean(product.title[locale]);
  const missing = own ? (otherTitle ? undefined : other) : locale;
  const sku = (
    <Box component="span" sx={{ color: density === 'comfortable' ? undefined : 'var(--text-tertiary)', flex: 'none' }}>
      {product.sku}
    </Box>
  );
  const name = (
    <Link
      noWrap
      href={hrefOf(paths.productForm(product.id))}
      variant="subtitle2"
      lang={own ? undefined : other}
      title={localized(product.title, locale)}
      sx={{ display: 'block', color: 'var(--text-primary)', minWidth: 0 }}
    >
      {localized(product.title, locale)}
    </Link>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Thumb src={product.images[0]} size={DENSITY_SIZES[density].thumb} />
      {density === 'comfortable' ? (
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {name}
          <Typography variant="caption" component="div" noWrap sx={{ color: 'var(--text-tertiary)' }}>
            {sku}
            {' · '}
            {missing ? (
              <Box component="span" sx={{ color: 'var(--warning-text)' }}>
                {t(missing)}
              </Box>
            ) : (
              <span lang={other}>{otherTitle}</span>
            )}
          </Typography>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', gap: 1.5, flex: 1, minWidth: 0, justifyContent: 'space-between' }}>
          {name}
          {sku}
        </Box>
      )}
    </Box>
  );
}
