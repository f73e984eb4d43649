import { useTranslations } from 'next-intl';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import { choiceFilter, idsFilter, textFilter } from '@/components/ui/table/filters/list-filters';
import { MemoryView } from '@/components/ui/table/MemoryView';
import { useEntityList, type EntityListOptions } from '@/components/ui/table/use-entity-list';
import { productApi } from '@/lib/api/product';
import { PRODUCT_STATUSES, type Product } from '@/lib/api/product-schema';
import { EntityPicker, type PickerProps } from '@/components/ui/picker/EntityPicker';
import { useProductFace } from './use-product-face';
import { useTrees } from './use-trees';

const LIST: EntityListOptions<Product> = {
  name: 'product-picker',
  api: productApi,
  filters: { keyword: textFilter(), status: choiceFilter(PRODUCT_STATUSES), groupId: idsFilter },
  sorts: ['updatedAt'],
};

function Picker(props: PickerProps<Product>) {
  const t = useTranslations('productList');
  const list = useEntityList(LIST);
  const make = useFilters(list.filters);
  const states = PRODUCT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }));
  return (
    <EntityPicker
      {...props}
      api={productApi}
      list={list}
      filters={[
        make.choice('status', t('column.status'), states),
        make.tree('groupId', t('filter.group'), useTrees().shopCategories),
      ]}
      face={useProductFace()}
      texts={{
        title: useTranslations('picker')('products'),
        list: t('column.product'),
        search: t('search'),
        failed: t('failed'),
      }}
      never={{ title: t('empty.neverTitle'), text: t('empty.neverText') }}
    />
  );
}

/** Chooses products of the shop. It is open while it is rendered. */
export function ProductPicker(props: PickerProps<Product>) {
  return (
    <MemoryView>
      <Picker {...props} />
    </MemoryView>
  );
}
