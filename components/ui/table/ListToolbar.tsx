import type { ReactNode } from 'react';
import type { Column } from './column';
import { ColumnsMenu } from './ColumnsMenu';
import { DensityMenu } from './DensityMenu';
import type { Filter } from './filter';
import { FilterBar } from './FilterBar';
import { FilterSheet } from './FilterSheet';
import { ResetButton } from './ResetButton';
import { SearchBox } from './SearchBox';
import { SortMenu } from './SortMenu';
import type { EntityList } from './use-entity-list';

interface ListToolbarProps<T extends { id: string }> {
  list: EntityList<T>;
  searchLabel: string;
  filters: readonly Filter[];
  columns: readonly Column<T>[];
  sorts: readonly { by: string; title: string }[];
  phone: boolean;
  /** What the page's head has no room for: the button that adds a record. */
  add: ReactNode;
}

/** Search, filters, sorting and the look of a list. */
export function ListToolbar<T extends { id: string }>({
  list,
  searchLabel,
  filters,
  columns,
  sorts,
  phone,
  add,
}: ListToolbarProps<T>) {
  const { keyword } = list.filters;
  const { prefs } = list;
  const search = (
    <SearchBox
      label={searchLabel}
      value={typeof keyword === 'string' ? keyword : ''}
      onSearch={(text) => list.setFilters({ keyword: text })}
    />
  );
  const sorting = <SortMenu choices={sorts} sort={list.sort} onSort={list.setSort} />;
  const reset = <ResetButton onReset={list.reset} />;
  if (phone) {
    return (
      <div className="row">
        {search}
        <FilterSheet
          filters={filters}
          values={list.filters}
          onApply={list.setFilters}
          extra={
            <>
              {sorting}
              {reset}
            </>
          }
        />
        {add}
      </div>
    );
  }
  return (
    <>
      {search}
      <FilterBar filters={filters} values={list.filters} onApply={list.setFilters} />
      <div className="end">
        {sorting}
        {reset}
        <DensityMenu density={prefs.density} onChange={prefs.setDensity} />
        <ColumnsMenu columns={columns} hidden={prefs.hidden} onChange={prefs.setHidden} />
        {add}
      </div>
    </>
  );
}
