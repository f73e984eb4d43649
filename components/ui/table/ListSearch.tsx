import { SearchBox } from './SearchBox';
import type { ListState } from './use-list-state';

interface ListSearchProps {
  list: ListState;
  label: string;
}

/** The search box of a list: what it is searched for stands in the address, as `keyword` of the call (contract 4). */
export function ListSearch({ list, label }: ListSearchProps) {
  const { keyword } = list.filters;
  return (
    <SearchBox
      label={label}
      value={typeof keyword === 'string' ? keyword : ''}
      onSearch={(text) => list.setFilters({ keyword: text })}
    />
  );
}
