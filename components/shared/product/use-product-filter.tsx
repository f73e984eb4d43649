import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyWithTexts } from '@/components/ui/lazy-with-texts';
import { PartBoundary } from '@/components/ui/loading/lazy-part';
import type { Filter } from '@/components/ui/table/filters/filter';
import type { FilterValue, FilterValues } from '@/components/ui/table/filters/list-filters';
import { productApi } from '@/lib/api/product';
import { localized } from '@/lib/i18n/localized';
import { useRecords } from '@/components/ui/use-records';

const ProductChoice = lazyWithTexts(
  () => import('./ProductChoice').then((module) => module.ProductChoice),
  ['picker', 'productList'],
);

const PARAM = 'productId';

const listOf = (value: FilterValue): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

export function useProductFilter(values: FilterValues): Filter {
  const name = useTranslations('table.filter')('product');
  const locale = useLocale();
  const chosen = listOf(values[PARAM]).filter(Boolean);
  const records = useRecords(productApi, chosen);
  const nameOf = (id: string) => {
    const record = records.get(id)?.data;
    return (record && (localized(record.title, locale) || record.sku)) || id;
  };
  return {
    key: PARAM,
    name,
    params: [PARAM],
    long: true,
    summary: chosen.length > 0 ? chosen.map(nameOf).join(' / ') : undefined,
    editor: (draft, change) => (
      <PartBoundary>
        <Suspense>
          <ProductChoice value={listOf(draft[PARAM])[0]} onChange={(id) => change({ [PARAM]: id })} />
        </Suspense>
      </PartBoundary>
    ),
  };
}
