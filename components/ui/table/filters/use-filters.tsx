import { useFormatter, useTranslations } from 'next-intl';
import type { Filter } from '../filter';
import type { FilterValue, FilterValues } from '../list-filters';
import { ChoiceFilter } from './ChoiceFilter';
import { DayRangeFilter } from './DayRangeFilter';
import { RangeFilter } from './RangeFilter';
import { TreeFilter } from './TreeFilter';
import { labelsOf, type TreeNode } from './tree';

interface Choice {
  value: string;
  label: string;
}
/** The names in the address of the two ends of a range. */
interface Range {
  key: string;
  name: string;
  from: string;
  to: string;
}

const one = (value: FilterValue) => (typeof value === 'string' ? value : '');
const many = (value: FilterValue) => (Array.isArray(value) ? value : []);
/** What can be part of an amount; digits of a Chinese keyboard count. */
const amountOf = (text: string) => text.normalize('NFKC').replace(/[^\d.]/g, '');

/** Makes the filters of a list out of what they are called; `values` are those in the address. */
export function useFilters(values: FilterValues) {
  const t = useTranslations('table.filter');
  const format = useFormatter();
  const day = (value: FilterValue) => (value ? format.dateTime(new Date(`${one(value)}T00:00`), 'day') : '');
  const between = (from: string, to: string, words: { from: 'atLeast' | 'since'; to: 'atMost' | 'until' }) => {
    if (from && to) return t('between', { from, to });
    if (from) return t(words.from, { value: from, day: from });
    return to ? t(words.to, { value: to, day: to }) : undefined;
  };

  return {
    /** Several of a tree. */
    tree: (key: string, name: string, nodes: TreeNode[], param = key): Filter => {
      const ids = many(values[param]);
      const first = [...labelsOf(nodes)].find(([id]) => ids.includes(id))?.[1] ?? ids[0] ?? '';
      return {
        key,
        name,
        params: [param],
        long: true,
        summary: ids.length > 1 ? t('several', { first, count: ids.length }) : first || undefined,
        editor: (draft, change) => (
          <TreeFilter nodes={nodes} value={many(draft[param])} onChange={(chosen) => change({ [param]: chosen })} />
        ),
      };
    },
    /** One of a few, or any. */
    choice: (param: string, name: string, choices: readonly Choice[]): Filter => ({
      key: param,
      name,
      params: [param],
      summary: choices.find(({ value }) => value === values[param])?.label,
      editor: (draft, change) => (
        <ChoiceFilter
          label={name}
          choices={[{ value: '', label: t('any') }, ...choices]}
          value={one(draft[param])}
          onChange={(value) => change({ [param]: value })}
        />
      ),
    }),
    days: ({ key, name, from, to }: Range): Filter => ({
      key,
      name,
      params: [from, to],
      summary: between(day(values[from]), day(values[to]), { from: 'since', to: 'until' }),
      editor: (draft, change) => (
        <DayRangeFilter
          fromLabel={t('fromDay')}
          toLabel={t('toDay')}
          from={one(draft[from])}
          to={one(draft[to])}
          onChange={(first, last) => change({ [from]: first, [to]: last })}
        />
      ),
    }),
    amounts: ({ key, name, from, to, ...labels }: Range & { fromLabel: string; toLabel: string }): Filter => ({
      key,
      name,
      params: [from, to],
      summary: between(one(values[from]), one(values[to]), { from: 'atLeast', to: 'atMost' }),
      editor: (draft, change) => (
        <RangeFilter
          {...labels}
          from={one(draft[from])}
          to={one(draft[to])}
          onChange={(least, most) => change({ [from]: amountOf(least), [to]: amountOf(most) })}
        />
      ),
    }),
  };
}
