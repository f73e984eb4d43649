import type { Filter } from './filter';
import { FilterChip } from './FilterChip';
import type { FilterValues } from './list-filters';

interface FilterBarProps {
  filters: readonly Filter[];
  values: FilterValues;
  onApply: (change: FilterValues) => void;
}

/** The filters as chips, active ones first. */
export function FilterBar({ filters, values, onApply }: FilterBarProps) {
  const set = filters.filter((filter) => filter.summary !== undefined);
  const rest = filters.filter((filter) => filter.summary === undefined);
  return [...set, ...rest].map((filter) => (
    <FilterChip key={filter.key} filter={filter} values={values} onApply={onApply} />
  ));
}
