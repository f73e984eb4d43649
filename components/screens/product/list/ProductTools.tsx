import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Column } from '@/components/ui/table/column';
import { ColumnsMenu } from '@/components/ui/table/ColumnsMenu';
import { DensityMenu } from '@/components/ui/table/DensityMenu';
import type { Filter } from '@/components/ui/table/filter';
import { FilterBar } from '@/components/ui/table/FilterBar';
import { FilterSheet } from '@/components/ui/table/FilterSheet';
import { ResetButton } from '@/components/ui/table/ResetButton';
import { SearchBox } from '@/components/ui/table/SearchBox';
import { SortMenu } from '@/components/ui/table/SortMenu';
import type { useListPrefs } from '@/components/ui/table/use-list-prefs';
import type { ListState } from '@/components/ui/table/use-list-state';
import type { Product } from '@/lib/api/product-schema';
import { PRODUCT_SORTS } from './product-columns';

interface ProductToolsProps {
  list: ListState;
  filters: readonly Filter[];
  columns: readonly Column<Product>[];
  prefs: ReturnType<typeof useListPrefs>;
  phone: boolean;
  /** The button that adds a product, where the page's head has no room for it. */
  add: ReactNode;
}

/** Search, filters, sorting and the look of the list. */
export function ProductTools({ list, filters, columns, prefs, phone, add }: ProductToolsProps) {
  const t = useTranslations('productList');
  const { keyword } = list.filters;
  const search = (
    <SearchBox
      label={t('search')}
      value={typeof keyword === 'string' ? keyword : ''}
      onSearch={(text) => list.setFilters({ keyword: text })}
    />
  );
  const sorting = (
    <SortMenu
      choices={PRODUCT_SORTS.map((by) => ({ by, title: t(`column.${by === 'title' ? 'product' : by}`) }))}
      sort={list.sort}
      onSort={list.setSort}
    />
  );
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
