import Typography from '@mui/material/Typography';
import { useFormatter, useTranslations } from 'next-intl';
import type { ShopResource } from '@/lib/api/shop-resource';
import { useExpiry } from './use-expiry';

const COLOURS = { expired: 'var(--error-text)', soon: 'var(--warning-text)', valid: 'var(--text-secondary)' };

/** Until when it is good, in the words of how urgent that is; for what does not run out, when it was. */
export function ValidityLine({ resource }: { resource: ShopResource }) {
  const t = useTranslations('strength.validity');
  const format = useFormatter();
  const day = (text: string) =>
    format.dateTime(new Date(`${text.slice(0, 10)}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  const expiry = useExpiry(resource);
  const { validFrom, validTo } = resource;
  if (expiry && validTo) {
    const { state, days } = expiry;
    return (
      <Typography variant="caption" sx={{ color: COLOURS[state], fontVariantNumeric: 'tabular-nums' }}>
        {state === 'soon' ? t('soon', { days }) : t(state, { day: day(validTo) })}
      </Typography>
    );
  }
  const span = [validFrom, validTo].flatMap((text) => (text ? [day(text)] : [])).join(' – ');
  return (
    <Typography variant="caption" sx={{ color: 'var(--text-tertiary)', fontVariantNumeric: 'tabular-nums' }}>
      {span}
    </Typography>
  );
}
