import { SearchBox } from './SearchBox';
import type { ListState } from './use-list-state';

interface ListSearchProps {
  list: ListState;
  label: string;
}

/** The search box of a list; the keyword is in the address, with the name of the call's parameter (contract 4). */
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
