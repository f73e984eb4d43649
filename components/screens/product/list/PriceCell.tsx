import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '@/lib/api/product-schema';
import { useUnits } from '@/lib/i18n/use-units';
import { priceText } from './price-text';

// A colour of its own, not opacity: that would be a layer to blend for each row.
const Steps = styled('svg')({
  flex: 'none',
  overflow: 'visible',
  fill: 'color-mix(in srgb, var(--primary-main) 75%, transparent)',
});

/** Falling steps, as many as the ladder has (up to five are told apart). */
function Ladder({ tiers }: { tiers: number }) {
  const count = Math.min(tiers, 5);
  const step = 6 / Math.max(1, count - 1);
  return (
    <Steps width={count * 4.5 - 1.5} height="10" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <rect key={index} x={index * 4.5} y={index * step} width="3" height={10 - index * step} rx="1" />
      ))}
    </Steps>
  );
}

/** What a product costs, in how many steps, and how many one must take. */
export function PriceCell({ product, oneLine }: { product: Product; oneLine: boolean }) {
  const t = useTranslations('productList.price');
  const locale = useLocale();
  const price = priceText(product.pricing, locale);
  const { moq } = product;
  const { quantity } = useUnits();
  return (
    <>
      <Typography
        variant="subtitle2"
        component="div"
        noWrap
        sx={{ color: price === undefined ? 'var(--text-tertiary)' : undefined }}
      >
        {price === undefined ? t('unset') : price === null ? t('negotiable') : price.text}
      </Typography>
      {!oneLine && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          {price && price.tiers > 1 && <Ladder tiers={price.tiers} />}
          <Typography variant="caption" noWrap sx={{ color: 'var(--text-tertiary)' }}>
            {price && price.tiers > 1 && `${t('tiers', { count: price.tiers })} · `}
            {moq && t('moq', { quantity: quantity(moq.quantity, moq.unit) })}
          </Typography>
        </Box>
      )}
    </>
  );
}
