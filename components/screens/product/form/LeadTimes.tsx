import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { AddRow } from '@/components/ui/form/AddRow';
import { PathNotes } from '@/components/ui/form/PathNotes';
import { useListValue } from '@/components/ui/form/use-list-value';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { LeadTimeTable } from './lazy-parts';
import type { LeadTimeValues } from './product-values';

const EMPTY: LeadTimeValues = { maxQuantity: undefined, days: undefined };

/** How long it takes, by quantity. */
export function LeadTimes() {
  const t = useTranslations('productForm.leadTimes');
  const { rows, set } = useListValue<LeadTimeValues>('leadTimes');
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="subtitle2" component="h3">
        {t('title')}
      </Typography>
      {rows.length > 0 && <LeadTimeTable />}
      <PathNotes path="leadTimes" />
      <AddRow
        label={t('add', { count: Math.max(0, PRODUCT_LIMITS.leadTimes - rows.length) })}
        full={rows.length >= PRODUCT_LIMITS.leadTimes}
        onAdd={() => set([...rows, EMPTY])}
      />
    </Box>
  );
}
