import { useFormatter, useTranslations } from 'next-intl';
import type { Filter } from '@/components/ui/table/filter';
import { ChoiceFilter } from '@/components/ui/table/filters/ChoiceFilter';
import { DayRangeFilter } from '@/components/ui/table/filters/DayRangeFilter';
import { RangeFilter } from '@/components/ui/table/filters/RangeFilter';
import { TreeFilter } from '@/components/ui/table/filters/TreeFilter';
import { labelsOf, type TreeNode } from '@/components/ui/table/filters/tree';
import type { FilterValue, FilterValues } from '@/components/ui/table/list-filters';

const one = (value: FilterValue) => (typeof value === 'string' ? value : '');
const many = (value: FilterValue) => (Array.isArray(value) ? value : []);
/** What can be part of an amount; digits of a Chinese keyboard count. */
const amountOf = (text: string) => text.normalize('NFKC').replace(/[^\d.]/g, '');

/** The filters of the product list (contract 4). Keyword and state have their own places. */
export function useProductFilters(values: FilterValues, groups: TreeNode[], categories: TreeNode[]): Filter[] {
  const t = useTranslations('productList.filter');
  const format = useFormatter();
  const day = (value: FilterValue) => format.dateTime(new Date(`${one(value)}T00:00`), 'day');

  const severalOf = (nodes: TreeNode[], value: FilterValue) => {
    const ids = many(value);
    if (ids.length === 0) return undefined;
    const names = labelsOf(nodes);
    const first = [...names].find(([id]) => ids.includes(id))?.[1] ?? ids[0] ?? '';
    return ids.length === 1 ? first : t('several', { first, count: ids.length });
  };
  const rangeOf = (from: string, to: string, words: { from: 'atLeast' | 'since'; to: 'atMost' | 'until' }) => {
    if (from && to) return t('between', { from, to });
    if (from) return t(words.from, { value: from, day: from });
    return to ? t(words.to, { value: to, day: to }) : undefined;
  };
  const tree = (key: string, name: string, param: string, nodes: TreeNode[]): Filter => ({
    key,
    name,
    params: [param],
    long: true,
    summary: severalOf(nodes, values[param]),
    editor: (draft, change) => (
      <TreeFilter nodes={nodes} value={many(draft[param])} onChange={(ids) => change({ [param]: ids })} />
    ),
  });

  return [
    tree('group', t('group'), 'groupId', groups),
    {
      key: 'updated',
      name: t('updated'),
      params: ['updatedFrom', 'updatedTo'],
      summary: rangeOf(
        values.updatedFrom ? day(values.updatedFrom) : '',
        values.updatedTo ? day(values.updatedTo) : '',
        {
          from: 'since',
          to: 'until',
        },
      ),
      editor: (draft, change) => (
        <DayRangeFilter
          fromLabel={t('updatedFrom')}
          toLabel={t('updatedTo')}
          from={one(draft.updatedFrom)}
          to={one(draft.updatedTo)}
          onChange={(updatedFrom, updatedTo) => change({ updatedFrom, updatedTo })}
        />
      ),
    },
    {
      key: 'price',
      name: t('price'),
      params: ['priceMin', 'priceMax'],
      summary: rangeOf(one(values.priceMin), one(values.priceMax), { from: 'atLeast', to: 'atMost' }),
      editor: (draft, change) => (
        <RangeFilter
          fromLabel={t('priceMin')}
          toLabel={t('priceMax')}
          from={one(draft.priceMin)}
          to={one(draft.priceMax)}
          onChange={(from, to) => change({ priceMin: amountOf(from), priceMax: amountOf(to) })}
        />
      ),
    },
    tree('category', t('category'), 'categoryId', categories),
    {
      key: 'showcase',
      name: t('showcase'),
      params: ['showcase'],
      summary: values.showcase && t(values.showcase === 'true' ? 'showcaseYes' : 'showcaseNo'),
      editor: (draft, change) => (
        <ChoiceFilter
          label={t('showcase')}
          choices={[
            { value: '', label: t('showcaseAny') },
            { value: 'true', label: t('showcaseYes') },
            { value: 'false', label: t('showcaseNo') },
          ]}
          value={one(draft.showcase)}
          onChange={(showcase) => change({ showcase })}
        />
      ),
    },
  ];
}
