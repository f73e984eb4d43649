import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import type { Filter } from './filter';
import { FilterForm } from './FilterForm';
import type { FilterValues } from './list-filters';

interface FilterDrawerProps {
  filters: readonly Filter[];
  values: FilterValues;
  onApply: (change: FilterValues) => void;
  onClose: () => void;
  extra?: ReactNode;
}

/** All filters of a list in a sheet from the bottom edge; large ones come last. */
export function FilterDrawer({ filters, values, onApply, onClose, extra }: FilterDrawerProps) {
  const t = useTranslations('table');
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
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
          onClose();
          onApply(change);
        }}
        onCancel={onClose}
      />
    </Drawer>
  );
}
