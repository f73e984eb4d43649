import { LayoutGrid, Table2, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconAction, IconLink } from '@/components/ui/button/IconAction';
import type { ColumnLayout } from './columns/HeadRow';
import { ColumnsMenu } from './columns/ColumnsMenu';
import { DensityMenu } from './DensityMenu';
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
  const { prefs } = list;
  const t = useTranslations('table');
  const deleted = recycle && (
    <IconLink href={recycle} label={t('recycle.title')}>
      <Trash2 size={16} aria-hidden />
    </IconLink>
  );
  const search = <ListSearch list={list} label={searchLabel} />;
  if (phone) {
    return (
      <div className="row">
        {search}
        <ListFilterSheet list={list} filters={filters} sorts={sorts} extra={deleted} />
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
        <SortMenu choices={sorts} sort={list.sort} onSort={list.setSort} />
        <ResetButton onReset={list.reset} />
        {deleted}
        {tiles && (
          <IconAction label={t(prefs.tiles ? 'asTable' : 'asTiles')} onClick={() => prefs.setTiles(!prefs.tiles)}>
            {prefs.tiles ? <Table2 size={16} aria-hidden /> : <LayoutGrid size={16} aria-hidden />}
          </IconAction>
        )}
        {layout.columns.length > 0 && (
          <>
            <DensityMenu density={prefs.density} onChange={prefs.setDensity} />
            <ColumnsMenu {...layout} />
          </>
        )}
        {add}
      </div>
    </>
  );
}
