import { useLocale, useTranslations } from 'next-intl';
import { useProductFilter } from '@/components/shared/product/use-product-filter';
import { countriesIn } from '@/components/ui/form/inputs/names/countries';
import { languagesIn } from '@/components/ui/form/inputs/names/languages';
import type { Filter } from '@/components/ui/table/filters/filter';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import type { FilterValues } from '@/components/ui/table/filters/list-filters';
import { REVIEW_STATUSES } from '@/lib/api/review';
import { SCORES } from './review-list';

export function useReviewFilters(values: FilterValues): Filter[] {
  const t = useTranslations('review.filter');
  const locale = useLocale();
  const make = useFilters(values);
  const ids = Array.isArray(values.id) ? values.id : [];
  const product = useProductFilter(values);
  const certain: Filter = {
    key: 'id',
    name: t('certain'),
    params: ['id'],
    summary: t('certainCount', { count: ids.length }),
    editor: () => t('certainHint'),
  };
  return [
    ...(ids.length > 0 ? [certain] : []),
    make.options(
      'score',
      t('score'),
      SCORES.map((score) => ({ value: score, label: t('stars', { score }) })),
    ),
    make.choice('replied', t('replied'), [
      { value: 'false', label: t('unreplied') },
      { value: 'true', label: t('hasReply') },
    ]),
    make.options(
      'status',
      t('status'),
      REVIEW_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
    ),
    make.choice('images', t('images'), [
      { value: 'true', label: t('withImages') },
      { value: 'false', label: t('withoutImages') },
    ]),
    product,
    make.options('country', t('country'), countriesIn(locale)),
    make.options('language', t('language'), languagesIn(locale)),
    make.days('created', t('created')),
  ];
}
