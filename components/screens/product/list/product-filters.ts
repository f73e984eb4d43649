import { useTranslations } from 'next-intl';
import type { Filter } from '@/components/ui/table/filter';
import type { TreeNode } from '@/components/ui/table/filters/tree';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import type { FilterValues } from '@/components/ui/table/list-filters';

/** The filters of the product list (contract 4). Keyword and state have their own places. */
export function useProductFilters(values: FilterValues, groups: TreeNode[], categories: TreeNode[]): Filter[] {
  const t = useTranslations('productList.filter');
  const make = useFilters(values);
  const labels = { fromLabel: t('priceMin'), toLabel: t('priceMax') };
  return [
    make.tree('groupId', t('group'), groups),
    make.days({ key: 'updated', name: t('updated'), from: 'updatedFrom', to: 'updatedTo' }),
    make.amounts({ key: 'price', name: t('price'), from: 'priceMin', to: 'priceMax', ...labels }),
    make.tree('categoryId', t('category'), categories),
    make.choice('showcase', t('showcase'), [
      { value: 'true', label: t('showcaseYes') },
      { value: 'false', label: t('showcaseNo') },
    ]),
  ];
}
