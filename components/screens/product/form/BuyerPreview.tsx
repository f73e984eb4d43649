import { htmlLang } from '@/lib/i18n/locales';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Picture } from '@/components/ui/media/Picture';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { priceRange } from './pricing/amounts';
import { useProductValues } from './use-product-values';
import { below } from '@/lib/theme/breakpoints';

const Cover = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 196,
  marginBottom: 6,
  borderRadius: 'var(--radius-control)',
  overflow: 'hidden',
  backgroundColor: 'var(--surface-sunken)',
  color: 'var(--text-tertiary)',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [below.desk]: { height: 88, margin: 0, gridRow: '1 / 4' },
});

export function BuyerPreview() {
  const t = useTranslations('productForm.preview');
  const mode = useTranslations('productForm.mode');
  const locale = useLocale();
  const { quantity } = useUnits();
  const id = useId();
  const { title, images, pricing, moq, tradeTerms, port, leadTimes } = useProductValues();
  const language = title.en?.trim() ? 'en' : 'zh';
  const range = priceRange(pricing);
  const [low, high] = (range ?? []).map((amount) => formatAmount(amount, pricing.currency, locale));
  const noPrice = pricing.mode === 'negotiable' ? mode('negotiable') : t('noPrice');
  const price = low === undefined ? noPrice : low === high ? low : t('range', { low, high: high ?? low });
  const days = leadTimes.map((row) => row.days).find((count) => typeof count === 'number');
  const facts = [
    moq.quantity === undefined || moq.quantity === ''
      ? undefined
      : t('moq', { quantity: quantity(moq.quantity, moq.unit) }),
    tradeTerms[0] && [tradeTerms[0], port].filter(Boolean).join(' '),
    typeof days === 'number' ? t('days', { count: days }) : undefined,
  ].filter((fact) => fact);
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: '14px 18px 16px' }}>
      <Typography variant="h3" component="h2" id={id}>
        {t('title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '88px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
          columnGap: 1.5,
          rowGap: 0.5,
          marginTop: 1.25,
        }}
      >
        <Cover>
          <Picture src={images[0]} alt="" />
        </Cover>
        <Typography
          variant="body2"
          lang={htmlLang(language)}
          sx={{ fontWeight: 'var(--weight-medium)', overflowWrap: 'anywhere' }}
        >
          {title[language]?.trim() || t('noTitle')}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {price}
        </Typography>
        <Typography variant="caption" sx={{ color: 'var(--text-tertiary)', overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
    </Card>
  );
}
