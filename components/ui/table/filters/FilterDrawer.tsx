import Drawer from '@mui/material/Drawer';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Text } from '@/components/ui/layout/Text';
import type { Filter } from './filter';
import { FilterForm } from './FilterForm';
import type { FilterValues } from './list-filters';
import styles from './FilterDrawer.module.css';

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
      <div className={styles.head}>
        <Text variant="h2" id={titleId}>
          {t('filters')}
        </Text>
        <div className={styles.extra}>{extra}</div>
      </div>
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
