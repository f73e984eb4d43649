import type { ReactNode } from 'react';
import type { ColumnLayout } from './columns/HeadRow';
import { DisplayMenu, RecycleLink } from './columns/DisplayMenu';
import type { Filter } from './filters/filter';
import { FilterBar } from './filters/FilterBar';
import { ListFilterSheet } from './filters/ListFilterSheet';
import { ListSearch } from './ListSearch';
import { ResetButton } from './filters/ResetButton';
import { SortMenu } from './SortMenu';
import type { EntityList } from './use-entity-list';

interface ListToolbarProps<T extends { id: string }> {
  list: EntityList<T>;
  searchLabel: string;
  filters: readonly Filter[];
  layout: ColumnLayout<T>;
  sorts: readonly { by: string; title: string }[];
  /** The rows can be shown as pictures. */
  tiles?: boolean;
  /** The address of what was deleted. */
  recycle?: string;
  phone: boolean;
  /** The button that adds a record, if the page's head has no room for it. */
  add: ReactNode;
}

/** Search, filters, sorting and the look of a list. */
export function ListToolbar<T extends { id: string }>({
  list,
  searchLabel,
  filters,
  layout,
  sorts,
  tiles,
  recycle,
  phone,
  add,
}: ListToolbarProps<T>) {
  const search = <ListSearch list={list} label={searchLabel} />;
  if (phone) {
    return (
      <div className="row">
        {search}
        <ListFilterSheet
          list={list}
          filters={filters}
          sorts={sorts}
          extra={recycle && <RecycleLink href={recycle} />}
        />
        {add}
      </div>
    );
  }
  return (
    <>
      <div className="query">
        {search}
        <FilterBar filters={filters} values={list.filters} onApply={list.setFilters} />
      </div>
      <div className="end">
        <ResetButton onReset={list.reset} />
        <SortMenu choices={sorts} sort={list.sort} onSort={list.setSort} />
        <DisplayMenu prefs={list.prefs} layout={layout} tiles={tiles} recycle={recycle} />
        {add}
      </div>
    </>
  );
}
