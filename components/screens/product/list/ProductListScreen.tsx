import { useLocale, useTranslations } from 'next-intl';
import { useCan } from '@/components/ui/permission/Can';
import { labelsOf } from '@/components/ui/table/filters/tree';
import { ListScreen } from '@/components/ui/table/ListScreen';
import { useEntityList } from '@/components/ui/table/use-entity-list';
import { localized } from '@/lib/i18n/localized';
import { navigate } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { ProductCard } from './ProductCard';
import { useProductColumns } from './product-columns';
import { useProductFilters } from './product-filters';
import { PRODUCT_LIST, PRODUCT_SORTS, STATUS_ORDER } from './product-list';
import { ProductRowActions } from './ProductRowActions';
import { useProductActions } from './use-product-actions';
import { useTrees } from '@/components/ui/entity/use-trees';

const add = () => navigate(paths.productForm());

/** The products of the shop: found, sorted and paged by the platform, changed one by one or together. */
export function ProductListScreen() {
  const t = useTranslations('productList');
  const locale = useLocale();
  const trees = useTrees();
  const list = useEntityList(PRODUCT_LIST);
  const actions = useProductActions(list.selection.drop);
  const mayAdd = useCan()(['product:edit']);
  return (
    <ListScreen
      list={list}
      columns={useProductColumns(list.prefs.density, labelsOf(trees.groups))}
      sorts={PRODUCT_SORTS.map((by) => ({ by, title: t(`column.${by === 'title' ? 'product' : by}`) }))}
      filters={useProductFilters(list.filters, trees.groups, trees.categories)}
      views={(['all', ...STATUS_ORDER] as const).map((status) => ({
        value: status === 'all' ? '' : status,
        label: t(`status.${status}`),
        urgent: status === 'rejected',
      }))}
      nameOf={(product) => localized(product.title, locale)}
      card={(product) => <ProductCard product={product} actions={actions} />}
      rowActions={(product) => <ProductRowActions product={product} actions={actions} />}
      actions={actions}
      add={mayAdd ? { label: t('action.add'), run: add } : undefined}
      texts={{ search: t('search'), failed: t('failed') }}
      never={{
        title: t('empty.neverTitle'),
        text: t('empty.neverText'),
        action: mayAdd ? { label: t('empty.neverAction'), run: add } : undefined,
      }}
    />
  );
}
