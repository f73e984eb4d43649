import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { ListFilter } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { CountBadge } from '@/components/ui/feedback/CountBadge';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import type { Filter } from './filter';
import { FilterForm } from './FilterForm';
import type { FilterValues } from './list-filters';

interface FilterSheetProps {
  filters: readonly Filter[];
  values: FilterValues;
  onApply: (change: FilterValues) => void;
  /** Other things done to the whole list: sorting, starting anew. */
  extra?: ReactNode;
}

/** All filters on a phone: a button with how many are set, and a sheet from the bottom edge. */
export function FilterSheet({ filters, values, onApply, extra }: FilterSheetProps) {
  const t = useTranslations('table');
  const sheet = useAnchor();
  const titleId = useId();
  const set = filters.filter((filter) => filter.summary !== undefined).length;
  return (
    <>
      <Button
        startIcon={<ListFilter size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={sheet.open}
        onClick={sheet.show}
      >
        {t('filters')}
        {set > 0 && <CountBadge tone="primary">{set}</CountBadge>}
      </Button>
      <Drawer
        anchor="bottom"
        open={sheet.open}
        onClose={sheet.hide}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, 'aria-modal': true } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, p: 2, pb: 0 }}>
          <Typography variant="h2" id={titleId}>
            {t('filters')}
          </Typography>
          <Box sx={{ display: 'flex' }}>{extra}</Box>
        </Box>
        <FilterForm
          filters={[...filters].sort((a, b) => Number(a.long ?? false) - Number(b.long ?? false))}
          values={values}
          onApply={(change) => {
            sheet.hide();
            onApply(change);
          }}
          onCancel={sheet.hide}
        />
      </Drawer>
    </>
  );
}
