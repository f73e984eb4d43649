import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormState } from '@/components/ui/form/form-context';
import { RowsTable } from '@/components/ui/form/RowsTable';
import type { VariantValues } from '../product-values';
import { VariantRow } from './VariantRow';

interface VariantTableProps {
  rows: readonly VariantValues[];
  onChange: (index: number, change: Partial<VariantValues>) => void;
  onRemove: (index: number) => void;
}

const PAGE = 20;

/** Long tables are rendered in steps; a row with an error always is. */
export function VariantTable({ rows, onChange, onRemove }: VariantTableProps) {
  const t = useTranslations('productForm.variants');
  const [limit, setLimit] = useState(PAGE);
  const lastWrong = useFormState(({ issues }) =>
    Math.max(-1, ...issues.map(({ path }) => Number(/^variants\.(\d+)\./.exec(path)?.[1] ?? -1))),
  );
  const shown = Math.max(limit, lastWrong + 1);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ overflowX: 'auto', paddingBottom: 0.5 }} tabIndex={0} role="group" aria-label={t('table')}>
        <Box sx={{ minWidth: 560 }}>
          <RowsTable
            label={t('table')}
            heads={[t('image'), t('combination'), t('sku'), t('price'), t('stock')]}
            widths="36px minmax(96px, 1fr) minmax(120px, 1.4fr) minmax(88px, 1fr) minmax(80px, .8fr) 32px"
          >
            {rows.slice(0, shown).map((row, index) => (
              <VariantRow
                key={row.id}
                index={index}
                row={row}
                onChange={(change) => onChange(index, change)}
                onRemove={() => onRemove(index)}
              />
            ))}
          </RowsTable>
        </Box>
      </Box>
      {shown < rows.length && (
        <Button size="small" variant="text" onClick={() => setLimit(shown + 50)}>
          {t('more', { count: rows.length - shown })}
        </Button>
      )}
    </Box>
  );
}
