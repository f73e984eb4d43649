import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { TextBox } from '@/components/ui/form/text/text-box';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { Filter } from './filter';
import type { FilterValue, FilterValues } from './list-filters';
import { DayRange } from '@/components/ui/calendar/DayRange';
import { RangeFilter } from './RangeFilter';
import { labelsOf, type TreeNode } from '@/lib/util/tree';
import { useShopToday } from '@/lib/api/shop-zone';
import { addDays } from '@/lib/util/day';
import styles from './use-filters.module.css';

const LAST_DAYS = [7, 30, 90];

interface DayRangeFilterProps {
  fromLabel: string;
  toLabel: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** A range of days, or the last few days. */
function DayRangeFilter({ onChange, ...range }: DayRangeFilterProps) {
  const t = useTranslations('table');
  const today = useShopToday();
  // Including today.
  const firstOf = (days: number) => addDays(today, 1 - days);
  return (
    <>
      <div className={styles.row}>
        {LAST_DAYS.map((days) => (
          <Button key={days} variant="text" size="small" onClick={() => onChange(firstOf(days), '')}>
            {t('lastDays', { days })}
          </Button>
        ))}
      </div>
      <DayRange onChange={onChange} {...range} />
    </>
  );
}

// Loaded when the first filter is opened; the list does not wait for them.
const ChoiceFilter = lazyPart(() => import('./ChoiceFilter').then((module) => module.ChoiceFilter));
const TreeFilter = lazyPart(() => import('./TreeFilter').then((module) => module.TreeFilter));

interface Choice {
  value: string;
  label: string;
}

const one = (value: FilterValue) => (typeof value === 'string' ? value : '');
const many = (value: FilterValue) => (Array.isArray(value) ? value : []);
/** Characters of an amount, including full-width digits. */
const amountOf = (text: string) => text.normalize('NFKC').replace(/[^\d.]/g, '');

/** Creates the filters of a list; `values` are those in the address. */
export function useFilters(values: FilterValues) {
  const t = useTranslations('table.filter');
  const format = useFormatter();
  const day = (value: FilterValue) => (value ? format.dateTime(new Date(`${one(value)}T00:00`), 'day') : '');
  const between = (from: string, to: string, words: { from: 'atLeast' | 'since'; to: 'atMost' | 'until' }) => {
    if (from && to) return t('between', { from, to });
    if (from) return t(words.from, { value: from, day: from });
    return to ? t(words.to, { value: to, day: to }) : undefined;
  };

  const tree = (key: string, name: string, nodes: readonly TreeNode[], param = key): Filter => {
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
  };
  const options = (param: string, name: string, choices: readonly Choice[]): Filter =>
    tree(
      param,
      name,
      choices.map(({ value, label }) => ({ id: value, label, children: [] })),
    );
  const choice = (param: string, name: string, choices: readonly Choice[]): Filter => ({
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
  });

  return {
    tree,
    options,
    words: (param: string, name: string, words: readonly string[]): Filter =>
      options(
        param,
        name,
        words.map((word) => ({ value: word, label: word })),
      ),
    choice,
    text: (param: string, name: string): Filter => ({
      key: param,
      name,
      params: [param],
      summary: one(values[param]) || undefined,
      editor: (draft, change) => (
        <TextBox
          size="small"
          value={one(draft[param])}
          onChange={(event) => change({ [param]: event.target.value })}
          aria-label={name}
          maxLength={100}
        />
      ),
    }),
    flag: (param: string, name: string): Filter =>
      choice(
        param,
        name,
        (['true', 'false'] as const).map((value) => ({ value, label: t(value) })),
      ),
    /** The range of days with the parameters `…From` and `…To` (list-filters.ts, dayRanges). */
    days: (key: string, name: string): Filter => {
      const [from, to] = [`${key}From`, `${key}To`] as const;
      return {
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
      };
    },
    /** The range of amounts with the parameters `…Min` and `…Max`. */
    amounts: (key: string, name: string, labels: { fromLabel: string; toLabel: string }): Filter => {
      const [from, to] = [`${key}Min`, `${key}Max`] as const;
      return {
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
      };
    },
  };
}
