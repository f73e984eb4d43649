import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useCan } from '@/components/ui/permission/Can';
import { PageHead } from '@/components/ui/layout/PageHead';
import { BulkBar } from '@/components/ui/table/BulkBar';
import { CardList } from '@/components/ui/table/CardList';
import { DataTable } from '@/components/ui/table/DataTable';
import { labelsOf } from '@/components/ui/table/filters/tree';
import { ListBody } from '@/components/ui/table/ListBody';
import { ListSkeleton } from '@/components/ui/table/ListSkeleton';
import { ListCard, ListPage, ListTools, PhoneHead } from '@/components/ui/table/list-parts';
import { Pager } from '@/components/ui/table/Pager';
import { StateTabs } from '@/components/ui/table/StateTabs';
import { useListPrefs } from '@/components/ui/table/use-list-prefs';
import { useSelection } from '@/components/ui/table/use-selection';
import type { Product } from '@/lib/api/product-schema';
import { localized } from '@/lib/i18n/localized';
import { useRouteTitle } from '@/lib/i18n/route-title';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useView } from '@/lib/router/view';
import { ProductBulkActions } from './ProductBulkActions';
import { ProductCard } from './ProductCard';
import { useProductColumns } from './product-columns';
import { ProductEmpty } from './ProductEmpty';
import { useProductFilters } from './product-filters';
import { ProductRowActions } from './ProductRowActions';
import { ProductTools } from './ProductTools';
import { STATUS_ORDER } from './product-status';
import { useProductActions } from './use-product-actions';
import { useProductList } from './use-product-list';
import { useTrees } from './use-trees';

const keyOf = (product: Product) => product.id;
const add = () => navigate(paths.productForm());

/** The products of the shop: found, sorted and paged by the platform, changed one by one or together. */
export function ProductListScreen() {
  const t = useTranslations('productList');
  const locale = useLocale();
  // As the menu, the tab and the breadcrumb call it.
  const title = useRouteTitle()(useView().title);
  const phone = useMediaQuery('(max-width: 599.95px)');
  const wide = useMediaQuery('(min-width: 992px)');
  const prefs = useListPrefs('product');
  const trees = useTrees();
  const { list, query, total, counts, scope, filtered } = useProductList();
  const selection = useSelection(query.data?.list ?? [], keyOf, scope);
  const actions = useProductActions(selection.drop);
  const columns = useProductColumns(prefs.density, labelsOf(trees.groups));
  const filters = useProductFilters(list.filters, trees.groups, trees.categories);

  const mayAdd = useCan()(['product:edit']);
  const addButton = !mayAdd ? null : phone ? (
    <Button variant="contained" aria-label={t('action.add')} onClick={add} sx={{ width: 44, px: 0 }}>
      <Plus size={18} aria-hidden />
    </Button>
  ) : (
    <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={add}>
      {t('action.add')}
    </Button>
  );
  const tabs = (
    <StateTabs
      value={typeof list.filters.status === 'string' ? list.filters.status : ''}
      onChange={(status) => list.setFilters({ status })}
      tabs={(['all', ...STATUS_ORDER] as const).map((status) => {
        const value = status === 'all' ? '' : status;
        return { value, label: t(`status.${status}`), count: counts.get(value), urgent: status === 'rejected' };
      })}
    />
  );
  const tools = (
    <ProductTools
      list={list}
      filters={filters}
      columns={columns}
      prefs={prefs}
      phone={phone}
      add={wide ? null : addButton}
    />
  );
  const rowsProps = {
    name: title,
    keyOf,
    nameOf: (product: Product) => localized(product.title, locale),
    selection,
    busy: query.isPlaceholderData,
  };

  return (
    <ListPage>
      <PageHead title={title} count={total} actions={wide && addButton} />
      <ListCard>
        {phone ? (
          <PhoneHead>
            {tools}
            {tabs}
          </PhoneHead>
        ) : (
          <>
            {tabs}
            <ListTools>{tools}</ListTools>
          </>
        )}
        <ListBody
          query={query}
          failedTitle={t('failed')}
          skeleton={<ListSkeleton density={prefs.density} cards={phone} />}
          empty={<ProductEmpty filtered={filtered} onClear={list.reset} onAdd={mayAdd ? add : undefined} />}
        >
          {(rows) =>
            phone ? (
              <CardList
                {...rowsProps}
                rows={rows}
                renderCard={(product) => <ProductCard product={product} actions={actions} />}
              />
            ) : (
              <DataTable
                {...rowsProps}
                rows={rows}
                columns={columns.filter((column) => !prefs.hidden.includes(column.key))}
                sort={list.sort}
                onSort={list.setSort}
                density={prefs.density}
                actions={(product) => <ProductRowActions product={product} actions={actions} />}
              />
            )
          }
        </ListBody>
        {query.data && query.data.total > 0 && <Pager list={list} total={query.data.total} narrow={phone} />}
        <BulkBar count={selection.size} onClear={selection.clear}>
          <ProductBulkActions products={selection.rows} actions={actions} />
        </BulkBar>
      </ListCard>
    </ListPage>
  );
}
