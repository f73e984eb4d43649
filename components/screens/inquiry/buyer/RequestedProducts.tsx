import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslations } from 'next-intl';
import { Thumb } from '@/components/ui/table/rows/Thumb';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { formatAmount } from '@/lib/i18n/amount-text';
import { useUnits } from '@/lib/i18n/use-units';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { visibleText } from '@/lib/util/files/file-name';

export function RequestedProducts({ inquiry }: { inquiry: Inquiry }) {
  const t = useTranslations('inquiry.asked');
  const locale = useLocale();
  const units = useUnits();
  if (inquiry.products.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'var(--text-tertiary)' }}>
        {t('none')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
      {inquiry.products.map(({ id, title, image, quantity, unit, targetPrice }, index) => (
        <Box component="li" key={index} sx={{ display: 'flex', gap: 1.25 }}>
          <Thumb src={image} size={40} />
          <Box sx={{ minWidth: 0 }}>
            <Link
              href={hrefOf(paths.productForm(id))}
              variant="subtitle2"
              sx={{ display: 'block', color: 'var(--text-primary)', overflowWrap: 'anywhere' }}
            >
              <bdi>{visibleText(title) || id}</bdi>
            </Link>
            <Typography variant="caption" component="div" sx={{ color: 'var(--text-secondary)' }}>
              {units.quantity(quantity, unit)}
            </Typography>
            {targetPrice && (
              <Typography variant="caption" component="div" sx={{ color: 'var(--text-tertiary)' }}>
                {t('target', { price: formatAmount(targetPrice.amount, targetPrice.currency, locale) })}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
