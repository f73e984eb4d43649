import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { LadderGlyph } from './LadderGlyph';
import { LadderNotes } from './LadderNotes';
import { LadderRow } from './LadderRow';
import { RowsTable } from './RowsTable';
import { useListValue } from './use-list-value';
import type { TierValues } from './product-values';

const EMPTY: TierValues = { minQuantity: undefined, price: undefined };

/** Prices by quantity: rows, what is wrong with each, and the steps as a buyer sees them. */
export function LadderEditor({ unit, currency }: { unit: string; currency: string }) {
  const t = useTranslations('productForm.ladder');
  const { rows, set, patch } = useListValue<TierValues>('pricing.tiers');
  const shown = rows.length === 0 ? [EMPTY] : rows;
  const room = PRODUCT_LIMITS.tiers - shown.length;
  const change = (index: number, part: Partial<TierValues>) =>
    rows.length === 0 ? set([{ ...EMPTY, ...part }]) : patch(index, part);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 232px' },
        gap: 2.5,
        alignItems: 'start',
      }}
    >
      <div>
        <RowsTable
          label={t('label')}
          heads={[t('quantity', { unit }), t('price', { currency }), t('change')]}
          rightAligned={t('change')}
          widths="minmax(0, 1fr) minmax(0, 1fr) 64px 32px"
        >
          {shown.map((row, index) => (
            <LadderRow
              key={index}
              index={index}
              row={row}
              first={shown[0]?.price}
              removable={shown.length > 1}
              onChange={(part) => change(index, part)}
              onRemove={() => set(shown.filter((_, at) => at !== index))}
            />
          ))}
        </RowsTable>
        <LadderNotes rows={shown.length} />
        <Button
          size="small"
          variant="text"
          disabled={room <= 0}
          startIcon={<Plus size={16} strokeWidth={1.7} aria-hidden="true" />}
          onClick={() => set([...shown, EMPTY])}
          sx={{ marginTop: 0.75, marginLeft: -1 }}
        >
          {t('add', { count: Math.max(0, room) })}
        </Button>
      </div>
      <LadderGlyph tiers={rows} currency={currency} unit={unit} />
    </Box>
  );
}
