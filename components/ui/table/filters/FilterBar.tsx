import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { unset, type Filter } from './filter';
import { FilterChip } from './FilterChip';
import type { FilterValues } from './list-filters';

interface FilterBarProps {
  filters: readonly Filter[];
  values: FilterValues;
  onApply: (change: FilterValues) => void;
}

/** The filters as chips, active ones first, and a button that clears them all. */
export function FilterBar({ filters, values, onApply }: FilterBarProps) {
  const t = useTranslations('table');
  const set = filters.filter((filter) => filter.summary !== undefined);
  const rest = filters.filter((filter) => filter.summary === undefined);
  return (
    <>
      {[...set, ...rest].map((filter) => (
        <FilterChip key={filter.key} filter={filter} values={values} onApply={onApply} />
      ))}
      {set.length > 0 && (
        <Button variant="text" size="small" onClick={() => onApply(unset(filters))}>
          {t('clearAll')}
        </Button>
      )}
    </>
  );
}
