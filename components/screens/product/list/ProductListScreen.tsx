import { useLocale, useTranslations } from 'next-intl';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowUpDown, Check } from 'lucide-react';
import { firstPage } from '@/components/ui/table/first-page';
import { labelsOf, type TreeNode } from '@/lib/util/tree';
import { Text } from '@/components/ui/layout/Text';
import { useMay } from '@/components/ui/permission/Can';
import { useCellEdits } from '@/components/ui/table/cells/use-cell-edits';
import { ListScreen } from '@/components/ui/table/ListScreen';
import { withRecycle } from '@/components/ui/table/recycle/with-recycle';
import { useEntityList, type EntityListOptions, type EntityList } from '@/components/ui/table/use-entity-list';
import { localized } from '@/lib/i18n/localized';
import { hrefOf, navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useTrees } from '@/components/shared/product/use-trees';
import type { Filter } from '@/components/ui/table/filters/filter';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import {
  type FilterValues,
  amountFilter,
  choiceFilter,
  dayRanges,
  flagFilter,
  idsFilter,
  textFilter,
} from '@/components/ui/table/filters/list-filters';
import { productApi } from '@/lib/api/product';
import { PRODUCT_STATUSES, type Product, type ProductStatus } from '@/lib/api/product-schema';
import { Button } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import type { OrderOptions } from '@/components/ui/table/order/use-row-order';
import { ProductTile } from './ProductTile';
import { ProductCard } from './ProductCard';
import { GAP_API } from './gap-list';
import { GAPS, MAX_READ } from './gaps';
import { useProductColumns } from './product-columns';
import { useBulkChange } from '../bulk/use-bulk-change';
import { useProductSheets } from './use-product-sheets';
import { useProductActions } from './use-product-actions';
import space from '@/components/ui/layout/space.module.css';

const BY_SHOP = { by: 'sort', order: 'asc' } as const;
const BY_CHANGE = { by: 'updatedAt', order: 'desc' } as const;

/** The order of the showcase: a mode of the list while it shows the showcase alone, and the button that turns it on. */
function useShowcaseOrder(list: EntityList<Product>, mayEdit: boolean) {
  const t = useTranslations('productList.showcaseOrder');
  const queries = useQueryClient();
  const { filters, sort, pageNo, pageSize, query, answer } = list;
  const possible = mayEdit && filters.showcase === 'true';
  const active = possible && !lockOf() && sort.by === BY_SHOP.by && sort.order === BY_SHOP.order;
  const following = async () => {
    if (pageNo * pageSize >= (query.data?.total ?? 0)) return undefined;
    // The page after this one begins with it.
    const next = { ...answer.filter, sort: sort.by, order: sort.order, pageNo: pageNo + 1, pageSize };
    return (await queries.fetchQuery({ ...productApi.list(next), staleTime: 0 })).list[0]?.id;
  };
  const order: OrderOptions<Product> | undefined = active
    ? { save: productApi.moveBefore, following, nameOf: ({ sku }) => sku, invalidates: [productApi.key] }
    : undefined;
  const Icon = active ? Check : ArrowUpDown;
  const button = possible && (
    <Button
      {...lockOf()}
      startIcon={<Icon size={16} aria-hidden />}
      onClick={() => list.setSort(active ? BY_CHANGE : BY_SHOP)}
    >
      {t(active ? 'done' : 'arrange')}
    </Button>
  );
  return { order, button };
}

/** Statuses in the order of the tabs: those on sale first. */
const STATUS_ORDER: readonly ProductStatus[] = ['online', 'reviewing', 'draft', 'rejected', 'offline'];
const PRODUCT_SORTS = ['updatedAt', 'createdAt', 'title', 'price', 'score', 'inquiries', 'views', 'sort'] as const;

const PRODUCT_LIST: EntityListOptions<Product> = {
  name: 'product',
  api: GAP_API,
  filters: {
    keyword: textFilter(),
    status: choiceFilter(PRODUCT_STATUSES),
    groupId: idsFilter,
    categoryId: idsFilter,
    showcase: flagFilter,
    priceMin: amountFilter,
    priceMax: amountFilter,
    ...dayRanges('updated'),
    lacks: choiceFilter(GAPS),
  },
  derived: ['lacks'],
  sorts: PRODUCT_SORTS,
  // The least complete lack the most.
  defaultSort: ({ lacks }) => (lacks ? { by: 'score', order: 'asc' } : { by: 'updatedAt', order: 'desc' }),
  views: { param: 'status', values: STATUS_ORDER },
};

function useProductFilters(values: FilterValues, shopCategories: TreeNode[], categories: TreeNode[]): Filter[] {
  const t = useTranslations('productList.filter');
  const make = useFilters(values);
  const labels = { fromLabel: t('priceMin'), toLabel: t('priceMax') };
  return [
    make.tree('groupId', t('group'), shopCategories),
    make.days('updated', t('updated')),
    make.amounts('price', t('price'), labels),
    make.tree('categoryId', t('category'), categories),
    make.choice('showcase', t('showcase'), [
      { value: 'true', label: t('showcaseYes') },
      { value: 'false', label: t('showcaseNo') },
    ]),
    make.choice(
      'lacks',
      t('lacks'),
      GAPS.map((value) => ({ value, label: t(`gap.${value}`) })),
    ),
  ];
}

function ProductList() {
  const t = useTranslations('productList');
  const locale = useLocale();
  const trees = useTrees();
  const list = useEntityList(PRODUCT_LIST);
  const bulk = useBulkChange(list.selection.clear);
  const actions = useProductActions(list.selection.drop, bulk);
  const cells = useCellEdits(productApi, ({ sku = '' }) => sku);
  const mayEdit = useMay()(['product:edit']);
  const { order, button } = useShowcaseOrder(list, mayEdit);
  const sheets = useProductSheets(list);
  return (
    <>
      <ListScreen
        list={list}
        order={order}
        lead={button}
        columns={useProductColumns(labelsOf(trees.shopCategories))(list.prefs.density)}
        sorts={PRODUCT_SORTS.map((by) => ({ by, title: t(`column.${by === 'title' ? 'product' : by}`) }))}
        filters={useProductFilters(list.filters, trees.shopCategories, trees.categories)}
        views={(['all', ...STATUS_ORDER] as const).map((status) => ({
          value: status === 'all' ? '' : status,
          label: t(`status.${status}`),
          urgent: status === 'rejected',
        }))}
        nameOf={(product) => localized(product.title, locale)}
        tile={(product, buttons) => <ProductTile product={product} actions={buttons} />}
        card={(product, buttons) => <ProductCard product={product} actions={buttons} />}
        // Those of other pages are not known to the platform.
        actions={list.filters.lacks ? { ...actions, ofMatching: undefined } : actions}
        cells={mayEdit ? cells : undefined}
        recycle={{ href: hrefOf(paths.productList({ deleted: 'true' })), guard: ['product:delete'] }}
        add={{ label: t('action.add'), run: () => navigate(paths.productForm()), guard: ['product:edit'] }}
        headActions={sheets.actions}
        texts={{ search: t('search'), failed: t('failed') }}
        never={{ title: t('empty.neverTitle'), text: t('empty.neverText'), action: t('empty.neverAction') }}
      >
        {list.filters.lacks && (
          <Text variant="caption" as="p" tone="secondary" className={space.below8}>
            {t('filter.lacksHint', { count: MAX_READ })}
          </Text>
        )}
      </ListScreen>
      {sheets.dialog}
      {bulk.dialog}
    </>
  );
}

export const ProductListScreen = withRecycle(ProductList, () =>
  import('./ProductRecycleList').then((module) => module.ProductRecycleList),
);

export const first = firstPage(PRODUCT_LIST);
