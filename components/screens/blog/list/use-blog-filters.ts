import { type ContentLanguage } from '@/lib/i18n/localized';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useProductFilter } from '@/components/ui/entity/use-product-filter';
import type { Filter } from '@/components/ui/table/filter';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import type { FilterValues } from '@/components/ui/table/list-filters';
import { blogWords } from '@/lib/api/blog';

/** The filters of the list of posts. Keyword and state have their own places. */
export function useBlogFilters(values: FilterValues): Filter[] {
  const t = useTranslations('blogList.filter');
  const { topics = [], tags = [] } = useQuery(blogWords()).data ?? {};
  const make = useFilters(values);
  const choices = (...names: ('true' | 'false' | ContentLanguage)[]) =>
    names.map((value) => ({ value, label: t(value) }));
  return [
    make.words('topic', t('topic'), topics),
    make.words('tag', t('tag'), tags),
    make.days({ key: 'publish', name: t('publish'), from: 'publishFrom', to: 'publishTo' }),
    useProductFilter(values),
    make.choice('language', t('language'), choices('zh', 'en')),
    make.choice('cover', t('cover'), choices('true', 'false')),
    make.days({ key: 'updated', name: t('updated'), from: 'updatedFrom', to: 'updatedTo' }),
  ];
}
