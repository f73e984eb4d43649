import { useTranslations } from 'next-intl';
import { DialogPopover } from '@/components/ui/layout/DialogPopover';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { unset, type Filter } from './filter';
import styles from './FilterChip.module.css';
import { FilterForm } from './FilterForm';
import type { FilterValues } from './list-filters';

interface FilterChipProps {
  filter: Filter;
  values: FilterValues;
  onApply: (change: FilterValues) => void;
}

/** A filter: dashed with its name while it is inactive, filled with its value while it is active. */
export function FilterChip({ filter, values, onApply }: FilterChipProps) {
  const t = useTranslations('table');
  const popover = useAnchor();
  const { name, summary } = filter;
  return (
    <span className={styles.chip} data-set={summary === undefined ? undefined : ''}>
      <button type="button" aria-haspopup="dialog" aria-expanded={popover.open} onClick={popover.show}>
        {summary === undefined ? (
          name
        ) : (
          <span className={styles.words}>
            {t.rich('filterSet', { name, value: summary, b: (text) => <b>{text}</b> })}
          </span>
        )}
      </button>
      {summary !== undefined && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clearFilter', { name })}
          onClick={() => onApply(unset([filter]))}
        />
      )}
      <DialogPopover anchor={popover.anchor} open={popover.open} label={name} onClose={popover.hide}>
        <FilterForm
          filters={[filter]}
          values={values}
          onApply={(change) => {
            popover.hide();
            onApply(change);
          }}
          onCancel={popover.hide}
        />
      </DialogPopover>
    </span>
  );
}
