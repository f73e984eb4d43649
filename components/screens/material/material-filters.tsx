import { useTranslations } from 'next-intl';
import { useBytes } from '@/components/ui/media/measures';
import type { Filter } from '@/components/ui/table/filter';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import type { FilterValue, FilterValues } from '@/components/ui/table/list-filters';
import { MATERIAL_KINDS } from '@/lib/api/material';
import { SizeFilter } from './SizeFilter';

const one = (value: FilterValue) => (typeof value === 'string' ? value : '');

/** The filters of the library (contract 4). Keyword and folder have their own places. */
export function useMaterialFilters(values: FilterValues): Filter[] {
  const t = useTranslations('materials.filter');
  const kinds = useTranslations('library.kind');
  const between = useTranslations('table.filter');
  const bytes = useBytes();
  const make = useFilters(values);
  const words = (value: FilterValue) => (one(value) ? bytes(Number(one(value))) : '');
  const [from, to] = [words(values.sizeMin), words(values.sizeMax)];
  const size: Filter = {
    key: 'size',
    name: t('size'),
    params: ['sizeMin', 'sizeMax'],
    summary:
      from && to
        ? between('between', { from, to })
        : from
          ? between('atLeast', { value: from })
          : to
            ? between('atMost', { value: to })
            : undefined,
    editor: (draft, change) => (
      <SizeFilter
        from={one(draft.sizeMin)}
        to={one(draft.sizeMax)}
        onChange={(least, most) => change({ sizeMin: least, sizeMax: most })}
      />
    ),
  };
  return [
    make.choice(
      'kind',
      t('kind'),
      MATERIAL_KINDS.map((kind) => ({ value: kind, label: kinds(kind) })),
    ),
    make.choice('used', t('used'), [
      { value: 'true', label: t('usedYes') },
      { value: 'false', label: t('usedNo') },
    ]),
    make.days({ key: 'created', name: t('created'), from: 'createdFrom', to: 'createdTo' }),
    size,
    make.text('tag', t('tag')),
  ];
}
